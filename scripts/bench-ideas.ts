/**
 * `npm run bench:ideas`: how long the next page takes on the slow phone, as the site is built and with each idea of
 * scripts/bench/ideas.ts, in turns; one table of medians and of their share of the site as it is. `--runs N`, `--pages /,/donate`, and
 * `--only menu` for ideas with that word.
 */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { attempt } from './bench/attempt.ts';
import type { Figures } from './bench/figures.ts';
import { IDEAS, LEFT_OUT, siteWith } from './bench/ideas.ts';
import { median } from './bench/median.ts';
import { PAGES } from './bench/options.ts';
import { slowness } from './bench/slowness.ts';
import { slowVisits } from './bench/slow-profile.ts';
import { buildSite } from './build/site.ts';
import { serve } from './serve.ts';

const AS_IT_IS = 'as it is';
const WAYS = { 'next, menu': 'nextFromMenu', 'next, footer': 'nextFromFooter' } as const;
type Way = keyof typeof WAYS;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.join(',') },
    only: { type: 'string', default: '' },
  },
});
const pages = values.pages.split(',');
const dist = await buildSite();
const sites = [];
const chosen = (name: string) => name === AS_IT_IS || name.includes(values.only);
for (const [name, idea] of Object.entries(IDEAS).filter(([name]) => chosen(name))) {
  const site = await serve({ dist: await siteWith(idea, dist) });
  sites.push({ name, site, found: new Map<string, number[]>() });
}
for (const [name, header] of Object.entries(LEFT_OUT).filter(([name]) => chosen(name))) {
  const site = await serve({ dist });
  site.server.prependListener('request', (_, response: ServerResponse) => {
    const send = response.writeHead.bind(response) as (
      status: number,
      headers: OutgoingHttpHeaders,
    ) => ServerResponse;
    response.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
      send(status, { ...headers, [header]: [] })) as ServerResponse['writeHead'];
  });
  sites.push({ name, site, found: new Map<string, number[]>() });
}
console.error(await slowness());

/** The ways that an idea can change: what the menu prepares is not reached by the footer. */
const waysOf = (name: string) =>
  (Object.keys(WAYS) as Way[]).filter(
    (way) => !/^(menu|footer):/.test(name) || way.includes(name.split(':')[0] ?? ''),
  );

for (let run = 1; run <= Number(values.runs); run++) {
  for (const page of pages) {
    for (const { name, site, found } of sites) {
      console.error(`run ${run} of ${values.runs}: ${page}, ${name}`);
      const visits = slowVisits(site.url, page);
      for (const way of waysOf(name)) {
        const visit = visits[way];
        const figures: Figures = visit ? await attempt({ [way]: visit }) : {};
        const time = figures[WAYS[way]];
        if (time !== undefined)
          found.set(`${page} ${way}`, [...(found.get(`${page} ${way}`) ?? []), time]);
      }
    }
  }
}
for (const { site } of sites) await site.close();

const columns = pages.flatMap((page) =>
  (Object.keys(WAYS) as Way[]).map((way) => `${page} ${way}`),
);
const base = sites.find(({ name }) => name === AS_IT_IS)?.found;
console.log(`| Idea | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}`);
for (const { name, found } of sites) {
  const cells = columns.map((column) => {
    const [time, before] = [median(found.get(column) ?? []), median(base?.get(column) ?? [])];
    if (time === undefined) return '';
    const share = before ? ` (${Math.round((time / before) * 100)} %)` : '';
    return `${Math.round(time)}${share}`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
console.log(
  `\nMedians of ${values.runs} runs, ms from the finger's leaving to the next page's heading.`,
);
process.exit();
