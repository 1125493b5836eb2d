/**
 * Starts every kind of host that docs/deploy.md names, with the files that the build writes for it,
 * and asks each for everything the site holds, and for what it must never give: first the site,
 * then a copy with an editor, a second language, 200 posts, dates and music. nginx and Apache
 * are Debian's; what Cloudflare and Netlify publish is fetched from npm, once. `npm run upkeep --
 * hosts [-- --port 4550] [--only Netlify]`; ports from there on are used.
 */
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withEditorAndPages } from '../tests/fixtures/with-editor.ts';
import { CHECKS, SECRET } from '../tests/hosts/checks.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { buildCopy } from '../tests/support/site-copy.ts';
import { buildSite } from './build/site.ts';
import { DIFFERENCES, unknownOf } from './hosts/differences.ts';
import { HOSTS } from './hosts/hosts.ts';
import { listening, stop } from './hosts/server-process.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4550' }, only: { type: 'string' } },
});
const hosts = Object.entries(HOSTS).filter(([name]) => name === (values.only ?? name));
const names = Object.keys(CHECKS);
let port = Number(values.port);

/** A copy of the site, with files beside and in it that no visitor may see. */
function prepare(dist: URL): { folder: string; site: string; generated: string } {
  const hidden = ['secret.txt', 'site/.git/config', 'site/.env', 'site/_astro/.hidden'];
  const folder = fileURLToPath(
    folderWith(Object.fromEntries(hidden.map((path) => [path, SECRET]))),
  );
  chmodSync(folder, 0o755);
  const site = `${folder}site`;
  cpSync(fileURLToPath(dist), site, { recursive: true, preserveTimestamps: true });
  mkdirSync(`${site}/.well-known`, { recursive: true });
  return { folder, site, generated: fileURLToPath(new URL('../hosting/generated/', dist)) };
}

/** Everything that is wrong with one host, by check. */
async function examine(
  [name, { find, version, start }]: (typeof hosts)[0],
  dist: URL,
  place: ReturnType<typeof prepare>,
) {
  const command = find();
  const folder = `${place.folder}${name}/`;
  mkdirSync(folder);
  const own = (port += 1);
  const child = start(command, { ...place, folder, port: own });
  const found = new Map<string, string[]>();
  try {
    await listening(child, own);
    const known = DIFFERENCES.filter((one) => one.hosts.includes(name));
    for (const [check, complain] of Object.entries(CHECKS)) {
      const complaints = await complain({ port: own, dist }).catch((error: unknown) => [
        String(error),
      ]);
      found.set(check, unknownOf(check, complaints, known));
    }
  } finally {
    await stop(child);
  }
  return { name, title: `${name} ${version(command)}`, found };
}

/** Tries a site at every host, and says how that went. */
async function tryAt(dist: URL): Promise<void> {
  const place = prepare(dist);
  const tried: Awaited<ReturnType<typeof examine>>[] = [];
  const skipped: string[] = [];
  for (const host of hosts)
    await examine(host, dist, place).then(
      (one) => tried.push(one),
      (error: unknown) => skipped.push(`\nNot tried: ${host[0]}: ${String(error)}`),
    );
  const width = Math.max(...names.map(({ length }) => length));
  console.log([''.padEnd(width), ...tried.map(({ title }) => title)].join('  '));
  for (const check of names) {
    const marks = tried.map(({ name, title, found }) => {
      const differs = DIFFERENCES.some((one) => one.check === check && one.hosts.includes(name));
      const mark = found.get(check)?.length === 0 ? (differs ? 'as known' : 'passed') : 'FAILED';
      return mark.padEnd(title.length);
    });
    console.log([check.padEnd(width), ...marks].join('  ').trimEnd());
  }
  const failed = tried.flatMap(({ title, found }) =>
    [...found]
      .filter(([, lines]) => lines.length > 0)
      .map(([check, all]) => ({ title, check, all })),
  );
  for (const { title, check, all } of failed)
    console.log([`\n${title}, ${check} (${all.length}):`, ...all.slice(0, 6)].join('\n  '));
  for (const reason of skipped) console.log(reason);
  const passed = tried.length * names.length - failed.length;
  console.log(
    `\n${passed} passed, ${failed.length} failed, ${skipped.length * names.length} skipped\n`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

await tryAt(await buildSite());
for (const { hosts: at, check, of, means } of DIFFERENCES)
  console.log(`${at.join(', ')}, as known, ${check} (the ${of}): ${means}`);
console.log('\nWith an editor, a second language, 200 posts, dates and music:');
const copy = await buildCopy(withEditorAndPages(100));
if (!copy.ok) throw new Error(copy.output);
await tryAt(copy.dist);
