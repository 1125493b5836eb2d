import { fieldNames } from '../../src/core/reading/content-error.ts';
import type { Row } from '../../src/core/launch/row.ts';

const INDENT = 'blocker  '.length;

/** The rows as people read them. @param width characters that fit into one line, at least 60 */
export function formatRows(rows: readonly Row[], width: number): string {
  const room = Math.max(width, 60) - INDENT;
  const pieces = new RegExp(`\\S(.{0,${room - 2}}\\S)?(?=\\s|$)|\\S{${room}}`, 'g');
  return rows
    .map(({ severity, today, file, line, ...named }) => {
      const field = fieldNames(named);
      const place = field ? `${file}:${line}  ${field}` : file;
      const lines = [today, place].flatMap((text) => text.match(pieces) ?? []);
      return severity.padEnd(INDENT) + lines.join(`\n${' '.repeat(INDENT)}`);
    })
    .join('\n');
}

/** Counts blockers and advice in a sentence. */
export function summary(rows: readonly Row[]): string {
  if (rows.length === 0) return 'All is ready.';
  const blockers = rows.filter(({ severity }) => severity === 'blocker').length;
  const advice = rows.length - blockers;
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  const rest = advice > 0 ? `${count(advice, 'piece', 'pieces')} of advice` : 'nothing else';
  return blockers > 0
    ? `${count(blockers, 'blocker', 'blockers')} and ${rest}.`
    : `No blocker is left; ${rest}.`;
}
