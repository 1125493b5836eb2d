/** The messages of commands that fail. */

const FORBIDDEN =
  'cannot be written to. Give yourself the right to, or copy the project to a folder of your own';
const FULL = 'could not be written, because the disk is full. Make room';
const SYSTEM: Readonly<Record<string, string>> = {
  ...{ EACCES: FORBIDDEN, EPERM: FORBIDDEN, ENOSPC: FULL, EDQUOT: FULL },
  EROFS:
    'cannot be written to, because its disk is read-only. Copy the project to a folder of your own',
};

/** An error that the user of a command can fix: its message says how. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether an error's message is written for the user. */
const isSentence = ({ name, code = '' }: NodeJS.ErrnoException) =>
  name === 'ContentError' || name === 'UserError' || code.startsWith('ERR_PARSE_ARGS');

/** An error and its causes, the outermost first. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/**
 * The message for any error. Content and user errors explain themselves; the stack of any other is
 * shown only with `--trace`.
 */
export function explain(error: unknown): string {
  const trace = process.argv.includes('--trace');
  const causes = causesOf(error);
  const mistake = causes.find(isSentence);
  const system = causes.find(({ code = '' }) => SYSTEM[code]);
  const first = causes.at(-1)?.message.split('\n')[0] ?? String(error);
  const sentences = mistake
    ? mistake.message
    : system
      ? `${system.path ?? 'A file'} ${SYSTEM[system.code ?? '']}, and run the same command again.`
      : `The command failed unexpectedly: ${first}
Nothing that was built before has changed. If you have just changed something, undo it and run the same command again; if that does not help, send this message to the person who maintains the code. With "-- --trace" after the command it shows where it happened.`;
  return `\n${sentences}${trace && error instanceof Error ? `\n\n${error.stack}` : ''}`;
}
