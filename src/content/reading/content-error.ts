/** One thing that is wrong in a content file, in words for the person who edits it. */
export interface ContentProblem {
  /** Path of the file from the project's root, such as `content/organisation.yaml`. */
  file: string;
  /** 1-based line of the field, where it is known. */
  line?: number | undefined;
  /** The field, such as `addresses › facebook`; empty for the file as a whole. */
  field: string;
  /** Something is not there; what is there is not wrong. */
  missing?: boolean;
  /** What was expected, a sentence. */
  message: string;
}

/** A problem as one line: where it is, and what was expected. */
export function problemLine({ file, line, field, message }: ContentProblem): string {
  const place = `${file}${line ? `, line ${line}` : ''}`;
  return [place, field && `field "${field}"`, message].filter(Boolean).join(': ');
}

/** Stops the build and lists every problem at once, so that the editor does not meet them one by one. */
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

/** Does nothing where nothing is wrong. @throws ContentError with all problems */
export function throwProblems(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** What a task finds wrong in content/, so that it can be told with what others find. @throws whatever else went wrong */
export async function problemsOf(task: () => unknown): Promise<readonly ContentProblem[]> {
  try {
    await task();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
