import type { Path } from '../fields/field.ts';

/** Where a field is in content/. */
export interface SourceLocation {
  /** Path of the file from the project's root, such as `content/organisation.yaml`. */
  file: string;
  /** 1-based line of the field, if known. */
  line?: number | undefined;
  /** Keys and indexes that lead to the field; empty for the file as a whole. */
  path: Path;
}

/** A problem in a content file, in words for the person who edits it. */
export interface ContentProblem extends SourceLocation {
  /** 1-based column of a syntax error. */
  column?: number;
  /** How many more fields of the file have this problem. */
  more?: number | undefined;
  /** Whether the only problem is that something is missing. */
  missing?: boolean;
  /** Another file in which the person could correct it instead. */
  fixableIn?: { file: string; line?: number | undefined };
  /** A sentence: what was expected, and what was found if a form does not show it. */
  message: string;
  /** A sentence with the present value, which a form shows beside the message. */
  saysNow?: string;
  /** What the field is for, in sentences, for places that do not show the field's hint. */
  hint?: string | undefined;
  /** How to write what was expected in the file, such as `decorative: true`. */
  inFile?: string;
}

/** Formats a path with 1-based indexes: `['questions', 0, 'id']` becomes `questions › 1 › id`. */
export function formatPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ');
}

/** A field and how many more: `addresses › facebook and 3 more`; empty for a whole file. */
export const fieldNames = ({ path, more }: Pick<ContentProblem, 'path' | 'more'>): string =>
  formatPath(path) + (more ? ` and ${more} more` : '');

const whereOf = ({
  file,
  line,
  column,
}: Pick<ContentProblem, 'file' | 'line' | 'column'>): string =>
  [file, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');

/** Formats a problem as one line for a terminal: file, line, field and what was expected. */
export function problemLine(problem: ContentProblem): string {
  const { path, message, saysNow, hint, fixableIn, inFile } = problem;
  const field = path.length > 0 && `field "${fieldNames(problem)}"`;
  const text = [
    message,
    saysNow,
    fixableIn && `See ${whereOf(fixableIn)}.`,
    hint && `(${hint})`,
    inFile && `In the file: ${inFile}.`,
  ];
  return [whereOf(problem), field, text.filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

/** How many problems of a file are listed. */
const MAX_LISTED = 20;

/** The first problems of each file, one line each, and how many more the file has. */
const listed = (problems: readonly ContentProblem[]): string[] =>
  [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, all]) => {
    const lines = all.slice(0, MAX_LISTED).map(problemLine);
    const more = all.length - lines.length;
    if (more === 0) return lines;
    return [...lines, `${file}: ${more} more ${more === 1 ? 'mistake' : 'mistakes'}.`];
  });

/** Stops the build with a list of the problems. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    const lines = listed(problems).map((line) => `  ${line}\n`);
    super(
      `${count} in content/ must be corrected before the site can be built:\n${lines.join('')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** @throws ContentError with all problems, if there are any */
export function throwProblems(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** Collects the problems of a task that throws ContentError. @throws any other error of the task */
export async function problemsOf(task: () => unknown): Promise<readonly ContentProblem[]> {
  try {
    await task();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
