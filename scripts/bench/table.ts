import { FIGURES, type Figure, type Figures } from './figures.ts';
import { median } from './median.ts';

/** The runs of one page of one site. */
export interface Measured {
  site: string;
  /** Its address without a slash at its end. */
  url: string;
  page: string;
  runs: Figures[];
}

/** The middle of each figure over the runs that gave it. */
export function medians({ runs }: Measured): Figures {
  const names = Object.keys(FIGURES) as Figure[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = runs.flatMap((run) => run[name] ?? []).filter(Number.isFinite);
      const middle = median(values);
      return middle === undefined ? [] : [[name, middle]];
    }),
  );
}

/** One table of all medians, in Markdown, so that it can be pasted wherever people talk about it. */
export function table(measured: readonly Measured[]): string {
  const names = Object.keys(FIGURES) as Figure[];
  const rows = measured.map((one) => {
    const middle = medians(one);
    const cells = names.map((name) => middle[name]?.toFixed(FIGURES[name].digits) ?? '');
    return [one.page, one.site, ...cells];
  });
  const head = ['page', 'site', ...names.map((name) => FIGURES[name].title)];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
