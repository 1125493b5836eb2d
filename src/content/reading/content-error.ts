/** A problem in a content file, in words for the person who edits it. */
export interface ContentProblem {
  /** Path of the file from the project's root, such as `content/organisation.yaml`. */
  file: string;
  /** 1-based line of the field, if known. */
  line?: number | undefined;
  /** The field, such as `addresses › facebook`; empty for the file as a whole. */
  field: string;
  /** Whether the only problem is that something is missing. */
  missing?: boolean;
  /** Another file in which it could be corrected as well. */
  fixableIn?: string;
  /** What was expected, a sentence. */
  message: string;
  /** How to write what was expected in the file, such as `decorative: true`. */
  inFile?: string;
}

/** Formats a problem as one line: file, line, field and what was expected. */
export function problemLine({ file, line, field, message, inFile }: ContentProblem): string {
  const place = `${file}${line ? `, line ${line}` : ''}`;
  const text = inFile ? `${message} In the file: ${inFile}.` : message;
  return [place, field && `field "${field}"`, text].filter(Boolean).join(': ');
}

/** Stops the build with a list of all problems. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map((problem) => `  ${problemLine(problem)}`);
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(
      `${count} in content/ must be corrected before the site can be built:\n${lines.join('\n')}\n`,
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
