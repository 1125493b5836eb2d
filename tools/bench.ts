/**
 * `npm run bench -- FOLDER`: Lighthouse's figures for the built site beside those of another built
 * site in FOLDER.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from './find-browser.ts';
import { serve } from './serve.ts';

const PAGES = ['/', '/about-us', '/contact-us', '/donate'];
const RUNS = 3;

type Figures = Record<string, number | undefined>;

/** The median of each figure over several runs, rounded. */
function medians(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const rows = [...names].map((name) => {
    const figures = runs.flatMap((run) => run[name] ?? []).toSorted((a, b) => a - b);
    const median = figures[Math.floor(figures.length / 2)] ?? NaN;
    return [name, Number(median.toFixed(median < 10 ? 2 : 0))];
  });
  return Object.fromEntries(rows) as Figures;
}

/** Loads a page on Lighthouse's slow phone. Scores are 0 to 100, times in ms. */
async function measure(url: string): Promise<Figures> {
  const { executablePath: chromePath, args } = launchOptions();
  const browser = await launch({ chromePath, chromeFlags: ['--headless', ...args] });
  const result = await lighthouse(url, { port: browser.port, logLevel: 'error' });
  browser.kill();
  if (!result || result.lhr.runtimeError) throw new Error(`${url} could not be measured.`);
  const { categories, audits } = result.lhr;
  const all = Object.values(categories);
  const figures: Figures = {};
  for (const { title, score } of all) figures[title] = (score ?? NaN) * 100;
  for (const { id, acronym } of all.flatMap(({ auditRefs }) => auditRefs))
    if (acronym) figures[acronym] = audits[id]?.numericValue;
  return figures;
}

const folders = ['dist', ...process.argv.slice(2)];
const sites = await Promise.all(
  folders.map(async (folder) => {
    const dist = pathToFileURL(`${resolve(folder)}/`);
    const { url } = await serve({ dist, headers: () => ({ 'Cache-Control': 'no-cache' }) });
    return { folder, url, runs: new Array<Figures>() };
  }),
);
for (const page of PAGES) {
  for (const site of sites) site.runs = [];
  // In turns, so that other load slows both sites alike.
  for (let run = 0; run < RUNS; run++)
    for (const { url, runs } of sites) runs.push(await measure(url + page));
  console.log(`\n${page}, medians of ${RUNS} runs\n`);
  console.table(Object.fromEntries(sites.map(({ folder, runs }) => [folder, medians(runs)])));
}
process.exit();
