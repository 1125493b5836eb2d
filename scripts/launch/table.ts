import type { Row } from './row.ts';

/** Breaks a text into lines of at most `width` signs, between words where it can. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    while (line && line.length + 1 + rest.length > width) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${rest}` : rest;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      rest = line.slice(width);
      line = rest;
    }
  }
  if (line) lines.push(line);
  return lines;
}

const HEADINGS = ['', 'What a visitor sees today', 'Where to change it'] as const;
const KIND_WIDTH = 'blocker'.length;
const GAP = '  ';

/**
 * The rows as a table of three columns.
 * @param width signs that fit into one line; below 60 the table stays 60 wide
 */
export function table(rows: readonly Row[], width: number): string {
  const left = Math.max(60, width) - KIND_WIDTH - 2 * GAP.length;
  const whereWidth = Math.min(
    // Paths are the longest words here; at 80 signs the longest of them still fits.
    Math.floor(left * 0.55),
    Math.max(...rows.flatMap((row) => where(row).map(({ length }) => length)), HEADINGS[2].length),
  );
  const todayWidth = left - whereWidth;

  const lines = (kind: string, today: string, places: readonly string[]) => {
    const first = wrap(today, todayWidth);
    const second = places.flatMap((place) => wrap(place, whereWidth));
    return Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
      [
        (index === 0 ? kind : '').padEnd(KIND_WIDTH),
        (first[index] ?? '').padEnd(todayWidth),
        second[index] ?? '',
      ]
        .join(GAP)
        .trimEnd(),
    );
  };
  const rule = ['─'.repeat(KIND_WIDTH), '─'.repeat(todayWidth), '─'.repeat(whereWidth)].join(GAP);
  return [
    ...lines(HEADINGS[0], HEADINGS[1], [HEADINGS[2]]),
    rule,
    ...rows.flatMap((row) => lines(row.severity, row.today, where(row))),
  ].join('\n');
}

function where({ file, line, field }: Row): string[] {
  return field ? [`${file}:${line}`, field] : [file];
}

/** What the rows come to, in one or two sentences. */
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
