/**
 * `npm run bench:build`: builds copies of the site with 4, 20, 100 and 500 pages of the team's own, each with a picture, and
 * tells what each costs. Writes the table and the curve into docs/. `-- --counts 4,20` takes other numbers and only prints.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { curve } from './bench-build/curve.ts';
import { measure, type Growth } from './bench-build/measure.ts';
import { growthTable, withTable } from './bench-build/table.ts';

const DOCS = new URL('../docs/', import.meta.url);
const COUNTS = '4,20,100,500';
const PICTURE = '![Seconds and memory of a build by its number of pages](build-growth.svg)';

const { values } = parseArgs({ options: { counts: { type: 'string', default: COUNTS } } });
const counts = values.counts.split(',').map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(`--counts "${values.counts}": expected whole numbers from 1 on, such as ${COUNTS}`);
  process.exit(2);
}

const measured: Growth[] = [];
for (const count of counts) {
  console.error(`${count} pages …`);
  measured.push(await measure(count));
}
const table = growthTable(measured);
console.log(table);
if (values.counts === COUNTS) {
  const day = new Date().toISOString().slice(0, 10);
  const note = `Measured on ${day} with ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}.`;
  const file = new URL('performance.md', DOCS);
  await writeFile(
    file,
    withTable(await readFile(file, 'utf8'), `${table}\n\n${PICTURE}\n\n${note}`),
  );
  await writeFile(new URL('build-growth.svg', DOCS), curve(measured));
}
