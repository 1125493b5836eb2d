/** The messages of commands that fail. */
import { existsSync, lstatSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const FORBIDDEN =
  'cannot be written to. Give yourself the right to, or copy the project to a folder of your own';
const FULL = 'could not be written, because the disk is full. Make room';
const SYSTEM: Readonly<Record<string, string>> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS:
    'cannot be written to, because its disk is read-only. Copy the project to a folder of your own',
  EXDEV:
    'cannot be moved, because .cache is on a disk or a mount of its own. Make .cache an ordinary folder of the project',
  EBUSY:
    'cannot be moved, because another program uses it, or it is a mount of its own. Close that program, or make it an ordinary folder',
};

/** What the bundler says of a full disk (28, on Windows 112) or a full quota (122, 69). */
const NOT_BUNDLED = /^Failed to write file in (?<path>.+)$[^]*\(os error (28|69|112|122)\)/m;

/** An error that the user of a command can fix: its message says how. */
export class UserError extends Error {
  override name = 'UserError';
}

/** A flag that a command does not have, or a word where it takes none. */
const isFlag = ({ code = '' }: NodeJS.ErrnoException) => code.startsWith('ERR_PARSE_ARGS');

/** Whether an error's message is written for the user. */
const isSentence = (error: NodeJS.ErrnoException) =>
  error.name === 'ContentError' || error.name === 'UserError' || isFlag(error);

/** A message for the user; of a flag its first sentence, because the others are for programmers. */
const sentenceOf = (error: NodeJS.ErrnoException) =>
  isFlag(error) ? error.message.replace(/(\. .*)?$/s, '.') : error.message;

/** An error and its causes, the outermost first; of several errors in one the causes of each. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  if (!(error instanceof Error)) return [];
  const parts: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...parts.flatMap(causesOf), ...causesOf(error.cause)];
}

/** The first link on the way to a file that leads nowhere, or in a circle. */
function brokenLinkOn(path: string): string | undefined {
  const folders = path.split(sep).map((_, index, all) => all.slice(0, index + 1).join(sep));
  return folders.find(
    (folder) =>
      folder &&
      lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() &&
      !existsSync(folder),
  );
}

/** What the system could not do, as a sentence; undefined if nothing is known of this error. */
function systemSentence({ code = '', message, path }: NodeJS.ErrnoException): string | undefined {
  const { path: notBundled } = NOT_BUNDLED.exec(message)?.groups ?? {};
  if (notBundled) return `${notBundled} ${FULL}`;
  if (SYSTEM[code]) return `${path ?? 'A file'} ${SYSTEM[code]}`;
  const link = path && ['ENOENT', 'ELOOP'].includes(code) ? brokenLinkOn(path) : undefined;
  return (
    link &&
    `${relative('', link)} is a link that leads nowhere or in a circle. Put the file itself there, or remove the link`
  );
}

/** The message for any error; the stack of one that does not explain itself only with `--trace`. */
export function explain(error: unknown): string {
  const trace = process.argv.includes('--trace');
  const causes = causesOf(error);
  const mistake = causes.find(isSentence);
  const system = causes.map(systemSentence).find(Boolean);
  // The innermost that says anything: some errors have no message, or an empty first line.
  const lines = causes.map(
    ({ message }) => stripVTControlCharacters(message).trim().split('\n')[0],
  );
  const first = lines.findLast(Boolean) ?? String(error);
  const sentences = mistake
    ? sentenceOf(mistake)
    : system
      ? `${system}, and run the same command again.`
      : `The command failed unexpectedly: ${first}
Nothing that was built before has changed. If you have just changed something, undo it and run the same command again; if that does not help, send this message to the person who maintains the code. With "-- --trace" after the command it shows where it happened.`;
  return `\n${sentences}${trace && error instanceof Error ? `\n\n${error.stack}` : ''}`;
}
