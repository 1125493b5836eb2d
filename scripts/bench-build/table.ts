import type { Growth } from './measure.ts';

const COLUMNS: [string, (growth: Growth) => string][] = [
  ['pages', ({ pages }) => String(pages)],
  ['cold, s', ({ cold }) => cold.toFixed(1)],
  ['warm, s', ({ warm }) => warm.toFixed(1)],
  ['of a processor, warm, s', ({ work }) => work.toFixed(1)],
  ['most memory, MB', ({ memory }) => memory.toFixed(0)],
  ['`dist/`, MB', ({ size }) => size.toFixed(1)],
  ['kept ahead by the worker, files', ({ kept }) => String(kept)],
];

/** The figures as a table in Markdown, its columns as wide as what stands in them. */
export function growthTable(measured: readonly Growth[]): string {
  const rows = [
    COLUMNS.map(([name]) => name),
    ...measured.map((growth) => COLUMNS.map(([, of]) => of(growth))),
  ];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), rule, ...others.map(line)].join('\n');
}

const [START, END] = ['<!-- bench:build -->', '<!-- /bench:build -->'];

/** The text of a document with the table between its two marks. @throws Error for a document without them */
export function withTable(text: string, table: string): string {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no ${START}.`);
  return `${before}${START}\n\n${table}\n\n${END}${after}`;
}
