/** Measures builds of copies with many own pages, each with a picture. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { head } from '../../tests/fixtures/own-pages.ts';
import { stage } from '../../tests/fixtures/photographs.ts';
import { copySite, type Changes } from '../../tests/support/site-copy.ts';
import { table, type Figures } from './table.ts';

const COUNTS = [4, 20, 100, 500];

/** The smallest accepted portrait, different for each page. */
const portrait = async (index: number) =>
  sharp(await stage())
    .resize(320, 400, { fit: 'cover' })
    .modulate({ hue: index % 360, brightness: 1 + index / 5000 })
    .jpeg()
    .toBuffer();

const page = (name: string, file: string) =>
  stringify({
    ...head(name),
    blocks: [{ block: 'people', heading: name, people: [{ name, picture: { file, alt: name } }] }],
  });

function build(cwd: string): number {
  const start = performance.now();
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], { cwd, stdio: 'ignore' });
  return (performance.now() - start) / 1000;
}

async function measure(count: number): Promise<Figures> {
  const changes: Changes = {};
  for (let index = 1; index <= count; index++) {
    const file = `measured-${index}.jpg`;
    changes[`content/images/${file}`] = await portrait(index);
    changes[`content/en/more/measured-${index}.yaml`] = page(`Page ${index}`, file);
  }
  const folder = copySite(changes);
  // Copies share the project's cache; this one starts empty.
  const cache = join(folder, 'node_modules/.astro/outputs');
  rmSync(cache);
  mkdirSync(cache);
  const [cold, warm] = [build(folder), build(folder)];
  rmSync(folder, { recursive: true, force: true });
  return { 'cold, s': cold, 'warm, s': warm };
}

const rows: [string, Figures][] = [];
for (const count of COUNTS) rows.push([`${count} pages`, await measure(count)]);
console.log(table(rows));
