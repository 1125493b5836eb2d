/**
 * `npm run bench`: Lighthouse and a slow phone on every page of the production build, one table, JSON beside it.
 * `--url NAME=ADDRESS` measures another site in the same interleaved run, `--runs N` and `--pages /,/donate` choose
 * how much. docs/performance.md says how to read it.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { runLighthouse } from './bench/lighthouse.ts';
import { readOptions, type BenchOptions } from './bench/options.ts';
import { runSlowProfile } from './bench/slow-profile.ts';
import { medians, table, type Measured } from './bench/table.ts';
import type { Figures } from './bench/figures.ts';
import { serve } from './serve.ts';

const dist = new URL('../dist/', import.meta.url);
const results = new URL('../bench-results/', import.meta.url);

/** A run that fails is said and left out; the medians are of those that succeeded. */
async function attempt(what: string, task: () => Promise<Figures>): Promise<Figures> {
  try {
    return await task();
  } catch (error) {
    console.error(`  ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

async function bench({ sites, runs, pages }: BenchOptions): Promise<void> {
  if (!existsSync(dist)) await import('./build.ts');
  const own = await serve({ dist });
  const all = [{ name: 'this site', url: own.url }, ...sites];
  const measured: Measured[] = pages.flatMap((page) =>
    all.map(({ name }) => ({ site: name, page, runs: [] })),
  );
  const started = new Date();
  // Every site is measured on a page before the next page's turn, so that what else the machine does hits all alike.
  for (let run = 1; run <= runs; run++) {
    for (const one of measured) {
      const url = all.find(({ name }) => name === one.site)?.url ?? '';
      console.error(`run ${run} of ${runs}: ${one.site} ${one.page}`);
      one.runs.push({
        ...(await attempt('Lighthouse', () => runLighthouse(url + one.page))),
        ...(await attempt('slow profile', () => runSlowProfile(url, one.page))),
      });
    }
  }
  await own.close();

  console.log(table(measured));
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const file = new URL(`${started.toISOString().slice(0, 19).replaceAll(':', '-')}.json`, results);
  await mkdir(results, { recursive: true });
  const report = {
    started,
    machine,
    runs,
    results: measured.map((one) => ({ ...one, medians: medians(one) })),
  };
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(
    `\n${machine}. Medians of ${runs} runs; each run is in bench-results/${file.pathname.split('/').at(-1)}.`,
  );
}

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
