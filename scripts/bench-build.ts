/**
 * `npm run bench:build`: builds copies of the site with 4, 20, 100 and 500 pages of the team's own, each with a picture, and
 * tells what each costs. `-- --counts 500` measures that number alone: results are kept in bench-results/, and once all four
 * are there the table and the curve are written into docs/.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { curve } from './bench-build/curve.ts';
import { measure, type Growth } from './bench-build/measure.ts';
import { growthTable, withTable } from './bench-build/table.ts';

const DOCS = new URL('../docs/', import.meta.url);
const KEPT = new URL('../bench-results/build-growth.json', import.meta.url);
const COUNTS = [4, 20, 100, 500];
const PICTURE = '![Seconds and memory of a build by its number of pages](build-growth.svg)';

const { values } = parseArgs({
  options: { counts: { type: 'string', default: COUNTS.join(',') } },
});
const counts = values.counts.split(',').map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(
    `--counts "${values.counts}": expected whole numbers from 1 on, such as ${COUNTS.join(',')}`,
  );
  process.exit(2);
}

const kept = await readFile(KEPT, 'utf8').catch(() => '[]');
const known = new Map((JSON.parse(kept) as Growth[]).map((growth) => [growth.pages, growth]));
await mkdir(new URL('.', KEPT), { recursive: true });
for (const count of counts) {
  console.error(`${count} pages …`);
  known.set(count, await measure(count));
  await writeFile(KEPT, JSON.stringify([...known.values()], null, 2));
}
const found = (all: readonly number[]) => all.flatMap((count) => known.get(count) ?? []);
console.log(growthTable(found(counts)));
const measured = found(COUNTS);
if (measured.length === COUNTS.length) {
  const table = growthTable(measured);
  const day = new Date().toISOString().slice(0, 10);
  const note = `Measured on ${day} with ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}.`;
  const file = new URL('performance.md', DOCS);
  await writeFile(
    file,
    withTable(await readFile(file, 'utf8'), `${table}\n\n${PICTURE}\n\n${note}`),
  );
  await writeFile(new URL('build-growth.svg', DOCS), curve(measured));
}
