import { spawn } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  /** The most memory that either needed, in MB. */
  memory: number;
  /** All files of dist/, in MB. */
  size: number;
  /** Files that the service worker keeps ahead. */
  kept: number;
}

const MASTER = join(ROOT, 'content/images/kora.jpg');

/** A portrait that no other page has, so that every one is cut. */
function portrait(index: number): Promise<Buffer> {
  return sharp(MASTER)
    .resize(760, 950, { fit: 'cover' })
    .extract({ left: index % 100, top: Math.floor(index / 100), width: 640, height: 800 })
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

/** Makes the process say at its end how much memory it had at most, in kB. */
const SAY_MEMORY = `data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS))`;

/** Builds a copy. @returns seconds, and the most memory in MB */
async function build(folder: string): Promise<{ seconds: number; memory: number }> {
  const start = performance.now();
  let said = '';
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', SAY_MEMORY, 'scripts/build.ts'], {
      cwd: folder,
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.resume();
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(said);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, memory: Number(/peak (\d+)/.exec(said)?.[1]) / 1024 };
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Builds a copy of the site with so many pages twice, first without a cut picture. */
export async function measure(count: number): Promise<Growth> {
  const folder = copySite(await pages(count));
  // Copies share what the project has cut; this one has to cut all of it.
  const cache = join(folder, 'node_modules/.astro/assets');
  if (lstatSync(cache).isSymbolicLink()) rmSync(cache);
  mkdirSync(cache, { recursive: true });
  const cold = await build(folder);
  const warm = await build(folder);
  const worker = readFileSync(join(folder, 'dist/sw.js'), 'utf8');
  const size = sizeOf(join(folder, 'dist'));
  rmSync(folder, { recursive: true, force: true });
  return {
    pages: count,
    cold: cold.seconds,
    warm: warm.seconds,
    memory: Math.max(cold.memory, warm.memory),
    size: size / 1e6,
    kept: worker.match(/integrity:/g)?.length ?? 0,
  };
}
