import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { ROOT } from '../../tests/support/root.ts';
import { copySite, type Changes } from '../../tests/support/site-copy.ts';

/** What a number of pages costs. */
export interface Growth {
  pages: number;
  /** Seconds of a build that has to cut every picture. */
  cold: number;
  /** Seconds of the next build, which finds them cut. */
  warm: number;
  /** Seconds that processors worked for that one. */
  work: number;
  /** The most memory that either needed, in MB. */
  memory: number;
  /** All files of dist/, in MB. */
  size: number;
  /** Files that the service worker keeps ahead. */
  kept: number;
}

const MASTER = join(ROOT, 'content/images/kora.jpg');

/** The smallest portrait that the site takes, which no other page has, so that every one is cut. */
function portrait(index: number): Promise<Buffer> {
  return sharp(MASTER)
    .resize(420, 500, { fit: 'cover' })
    .extract({ left: index % 100, top: Math.floor(index / 100), width: 320, height: 400 })
    .modulate({ hue: (index * 37) % 360 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function page(index: number, file: string): string {
  const name = `Page ${index}`;
  return stringify({
    publish: true,
    title: `${name} of a measurement`,
    description: `${name}, made to measure how long the site takes to build when a team has many of them.`,
    heading: name,
    blocks: [
      { block: 'text', text: `## Words\n\n${'Some words of a page. '.repeat(40)}` },
      {
        block: 'people',
        heading: 'Team',
        people: [{ name, role: 'Measured', picture: { file, alt: name } }],
      },
    ],
  });
}

async function pages(count: number): Promise<Changes> {
  const changes: Changes = {};
  for (let index = 1; index <= count; index++) {
    const file = `measured-${index}.jpg`;
    changes[`content/images/${file}`] = await portrait(index);
    changes[`content/en/more/measured-${index}.yaml`] = page(index, file);
  }
  return changes;
}

/** Makes a build say at its end how long processors worked, in µs, and how much memory it had at most, in kB. */
const SAY_USAGE = `--import=data:text/javascript,${encodeURIComponent(
  'import{isMainThread as m}from"node:worker_threads";m&&process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write(`used ${u.userCPUTime+u.systemCPUTime} ${u.maxRSS}\\n`)})',
)}`;

/** What one build costs: seconds, seconds that processors worked, and the most memory of its process in MB. */
interface Cost {
  seconds: number;
  work: number;
  memory: number;
}

/** Builds a copy as `npm run build` does. */
async function build(folder: string): Promise<Cost> {
  const start = performance.now();
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['scripts/bootstrap.mjs', 'build'],
    { cwd: folder, env: { ...process.env, NODE_OPTIONS: SAY_USAGE } },
  );
  const seconds = (performance.now() - start) / 1000;
  // The build ends before the process that has started it.
  const [work = NaN, memory = NaN] = (/used (\d+) (\d+)/.exec(stderr) ?? []).slice(1).map(Number);
  return { seconds, work: work / 1e6, memory: memory / 1024 };
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Builds a copy of the site with so many pages twice, first without a cut picture. */
export async function measure(count: number): Promise<Growth> {
  const folder = copySite(await pages(count));
  // Copies share what the project has cut and drawn; this one has to do all of it.
  for (const pictures of ['assets', 'kept']) {
    const cache = join(folder, 'node_modules/.astro', pictures);
    if (lstatSync(cache).isSymbolicLink()) rmSync(cache);
    mkdirSync(cache, { recursive: true });
  }
  const cold = await build(folder);
  const warm = await build(folder);
  const worker = readFileSync(join(folder, 'dist/sw.js'), 'utf8');
  const size = sizeOf(join(folder, 'dist'));
  rmSync(folder, { recursive: true, force: true });
  return {
    pages: count,
    cold: cold.seconds,
    warm: warm.seconds,
    work: warm.work,
    memory: Math.max(cold.memory, warm.memory),
    size: size / 1e6,
    kept: worker.match(/integrity:/g)?.length ?? 0,
  };
}
