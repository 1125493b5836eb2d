/**
 * `npm run bench`: Lighthouse and a slow phone on every page of the production build, one table, JSON beside it.
 * `--url NAME=ADDRESS` measures another site in the same interleaved run, `--runs N` and `--pages /,/donate` choose
 * how much. docs/performance.md says how to read it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { attempt } from './bench/attempt.ts';
import { runLighthouse } from './bench/lighthouse.ts';
import { readOptions, type BenchOptions } from './bench/options.ts';
import { slowness } from './bench/slowness.ts';
import { slowVisits } from './bench/slow-profile.ts';
import { medians, table, type Measured } from './bench/table.ts';
import { buildSite } from './build/site.ts';
import { serve } from './serve.ts';

const results = new URL('../bench-results/', import.meta.url);

async function bench({ sites, runs, pages }: BenchOptions): Promise<void> {
  const own = await serve({ dist: await buildSite() });
  console.error(await slowness());
  const all = [{ name: 'this site', url: own.url }, ...sites];
  const measured: Measured[] = pages.flatMap((page) =>
    all.map((site) => ({ site: site.name, url: site.url, page, runs: [] })),
  );
  const started = new Date();
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const name = `${started.toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  await mkdir(results, { recursive: true });
  // After each page, so that whoever stops a long run keeps what it has found.
  const keep = async () => {
    const report = {
      started,
      machine,
      runs,
      results: measured.map((one) => ({ ...one, medians: medians(one) })),
    };
    await writeFile(new URL(name, results), `${JSON.stringify(report, null, 2)}\n`);
  };

  // Every site is measured on a page before the next page's turn, so that what else the machine does hits all alike.
  for (let run = 1; run <= runs; run++) {
    for (const one of measured) {
      console.error(`run ${run} of ${runs}: ${one.site} ${one.page}`);
      const lighthouse = () => runLighthouse(one.url + one.page);
      one.runs.push(await attempt({ Lighthouse: lighthouse, ...slowVisits(one.url, one.page) }));
      await keep();
    }
  }
  await own.close();
  console.log(table(measured));
  console.log(`\n${machine}. Medians of ${runs} runs; each run is in bench-results/${name}.`);
}

await bench(readOptions(process.argv.slice(2)));
