export type Figures = Record<string, number | undefined>;

/** The median; for an even count the greater of the two in the middle. */
const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(runs.flatMap((run) => run[name] ?? []))]),
  );
}

/** Formats rows as a Markdown table. */
export function table(rows: readonly (readonly [name: string, figures: Figures])[]): string {
  const columns = [...new Set(rows.flatMap(([, figures]) => Object.keys(figures)))];
  const cell = (figure: number | undefined) =>
    figure === undefined ? '' : String(Number(figure.toFixed(figure < 10 ? 2 : 0)));
  const lines = [
    ['', ...columns],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(([name, figures]) => [name, ...columns.map((column) => cell(figures[column]))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
