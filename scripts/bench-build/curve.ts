import type { Growth } from './measure.ts';

const PLOT = { left: 64, top: 48, width: 300, height: 200 };
const GAP = 130;
const FONT = 'font-family="system-ui, sans-serif" font-size="13"';

/** The next round number above a value: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

interface Line {
  name: string;
  colour: string;
  dash?: string;
  values: number[];
}

/** One plot over the number of pages. */
function plot(title: string, pages: readonly number[], lines: readonly Line[], left: number) {
  const [right, most] = [
    Math.max(...pages),
    roundUp(Math.max(...lines.flatMap(({ values }) => values))),
  ];
  const x = (value: number) => (left + (value / right) * PLOT.width).toFixed(1);
  const y = (value: number) => (PLOT.top + (1 - value / most) * PLOT.height).toFixed(1);
  const levels = [0, 0.25, 0.5, 0.75, 1].map((part) => part * most);
  return [
    `<text x="${left}" y="24" font-weight="700">${title}</text>`,
    ...levels.map(
      (level) =>
        `<path d="M${left} ${y(level)}h${PLOT.width}" stroke="#d9d4c6"/><text x="${left - 8}" y="${Number(y(level)) + 4}" text-anchor="end">${+level.toPrecision(3)}</text>`,
    ),
    // Numbers that would stand on each other are left out.
    ...pages
      .filter((count, index) => (pages[index + 1] ?? Infinity) - count > right / 20)
      .map(
        (count) =>
          `<text x="${x(count)}" y="${PLOT.top + PLOT.height + 20}" text-anchor="middle">${count}</text>`,
      ),
    ...lines.map(({ colour, dash, values }) => {
      const points = values.map((value, index) => `${x(pages[index] ?? 0)},${y(value)}`).join(' ');
      const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
      return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="3"${dashes}/>`;
    }),
    ...lines.map(
      ({ name, colour, values }) =>
        `<text x="${left + PLOT.width + 8}" y="${Number(y(values.at(-1) ?? 0)) + 4}" fill="${colour}">${name}</text>`,
    ),
  ].join('\n');
}

/** The growth as a picture: seconds and memory over the number of pages. */
export function curve(measured: readonly Growth[]): string {
  const pages = measured.map((growth) => growth.pages);
  const second = PLOT.left + PLOT.width + GAP;
  const width = second + PLOT.width + 90;
  const height = PLOT.top + PLOT.height + 40;
  const seconds = [
    { name: 'cold', colour: '#8a6200', values: measured.map(({ cold }) => cold) },
    { name: 'warm', colour: '#0b0a07', dash: '8 4', values: measured.map(({ warm }) => warm) },
  ];
  const memory = [
    { name: 'at most', colour: '#8a6200', values: measured.map((one) => one.memory) },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${FONT} fill="#0b0a07">
<rect width="100%" height="100%" fill="#fff"/>
${plot('Seconds of a build, by pages', pages, seconds, PLOT.left)}
${plot('Memory in MB, by pages', pages, memory, second)}
</svg>
`;
}
