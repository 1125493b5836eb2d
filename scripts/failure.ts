/** What a person reads when a command could not do its work. */

const SYSTEM: Readonly<Record<string, string>> = {
  EACCES:
    'cannot be written to. Give yourself the right to, or copy the project to a folder of your own',
  EROFS:
    'cannot be written to, because its disk is read-only. Copy the project to a folder of your own',
  ENOSPC: 'could not be written, because the disk is full. Make room',
};
const sameAs: Readonly<Record<string, string>> = { EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/** An error and what caused it, the outermost first. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/**
 * The sentences for any failure. Mistakes in content/ say themselves what to do; of what nobody foresaw the trace is
 * shown only to who asks for it with `--trace`.
 */
export function explain(error: unknown, trace = process.argv.includes('--trace')): string {
  const causes = causesOf(error);
  const mistake = causes.find(({ name }) => name === 'ContentError');
  const system = causes
    .map((cause) => cause as NodeJS.ErrnoException)
    .find(({ code = '' }) => SYSTEM[sameAs[code] ?? code]);
  const code = system?.code ?? '';
  const first = causes.at(-1)?.message.split('\n')[0] ?? String(error);
  const sentences = mistake
    ? mistake.message
    : system
      ? `${system.path ?? 'A file'} ${SYSTEM[sameAs[code] ?? code]}, and run the same command again.`
      : `The command stopped at something nobody foresaw: ${first}
Nothing that was built before has changed. If you have just changed something, undo it and run the same command again; if that does not help, send this message to whoever looks after the code. With "-- --trace" after the command it shows where it happened.`;
  return `\n${sentences}${trace && error instanceof Error ? `\n\n${error.stack}` : ''}`;
}
