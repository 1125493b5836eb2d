/** How a host, or the program that stands for it, differs from what the site asks of every host. */
export interface Difference {
  /** Name of the check that complains. */
  check: string;
  /** Its complaints that are meant. */
  lines: RegExp;
  /** 'program': the host itself does it. 'host': so does the host. */
  of: 'program' | 'host';
  /** What that means to a visitor or the team, one sentence. */
  means: string;
  /** It shows only on some sites, such as one with a second language. */
  sometimes?: true;
}

/**
 * Tells what is wrong from what is known to differ. A difference that is not met any more is wrong too: the host, or the
 * program, has learnt something, and docs/deploy.md says less than the truth.
 */
export function unknownOf(
  check: string,
  complaints: readonly string[],
  differences: readonly Difference[],
): string[] {
  const known = differences.filter((one) => one.check === check);
  return [
    ...complaints.filter((line) => !known.some(({ lines }) => lines.test(line))),
    ...known
      .filter(({ lines, sometimes }) => !sometimes && !complaints.some((line) => lines.test(line)))
      .map(({ means }) => `no longer differs: ${means}`),
  ];
}
