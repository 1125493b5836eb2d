/** `npm run bench`: docs/performance.md describes its options and tables. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { lighthouse } from './bench/lighthouse.ts';
import { waits } from './bench/next-page.ts';
import { medians, table, type Figures } from './bench/table.ts';
import { buildSite } from './build/site.ts';
import { UserError } from './errors/failure.ts';
import { serve } from './serve.ts';

/** The pages to measure; the footer links to the first three. */
const PAGES = ['/', '/about-us', '/contact-us', '/donate'];
/** Measures with a table of their own. */
const TASKS = ['build', 'keystroke'];
type Measure = (site: string, page: string) => Promise<Figures>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trace: { type: 'boolean' },
    beside: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.join() },
  },
});

/** Runs a measure, and once more if it fails, as Lighthouse may; undefined if it fails twice. */
async function repeated(
  measure: () => Promise<Figures>,
  name: string,
): Promise<Figures | undefined> {
  let reason = '';
  for (const attempt of ['first', 'second']) {
    const stray = Promise.withResolvers<never>();
    process.on('unhandledRejection', stray.reject);
    try {
      return await Promise.race([measure(), stray.promise]);
    } catch (error) {
      reason = (error instanceof Error && error.message) || String(error);
      if (attempt === 'first') console.error(`${name} failed and is repeated: ${reason}`);
    } finally {
      process.off('unhandledRejection', stray.reject);
    }
  }
  console.error(`${name} failed again and is left out: ${reason}`);
  return undefined;
}

/** Measures the sites in turns, so that other load slows all alike. */
async function compare(sites: string[], measure: Measure): Promise<void> {
  for (const page of values.pages.split(',')) {
    const runs = sites.map((): Figures[] => []);
    for (let run = 0; run < Number(values.runs); run++) {
      for (const [index, site] of sites.entries()) {
        const name = `Run ${run + 1} of ${site}${page}`;
        const figures = await repeated(() => measure(site, page), name);
        if (figures) runs[index]?.push(figures);
      }
    }
    console.log(`\n${page}, medians of ${values.runs} runs\n`);
    const rows = sites.map((site, index): [string, Figures] => {
      const { length } = runs[index] ?? [];
      const name = length < Number(values.runs) ? `${site} (${length} runs)` : site;
      return [name, medians(runs[index] ?? [])];
    });
    console.log(table(rows));
  }
}

const [task] = positionals;
if (task && TASKS.includes(task)) await import(`./bench/${task}.ts`);
else if (task)
  throw new UserError(`There is no bench "${task}": expected ${TASKS.join(', ')} or nothing.`);
else {
  const { url } = await serve({ dist: await buildSite() });
  const sites = [url, ...values.beside.map((address) => address.replace(/\/$/, ''))];
  console.log(`# Lighthouse, on ${cpus().length} × ${cpus()[0]?.model}`);
  await compare(sites, (site, page) => lighthouse(site + page));
  console.log('\n# Slow phone, in ms: to be compared within a run');
  // A visitor follows a link of the footer, which has none to Donate.
  const nextOf = (page: string) => PAGES[(PAGES.indexOf(page) + 1) % 3] ?? '/';
  await compare(sites, (site, page) => waits(site, page, nextOf(page)));
}
process.exit();
