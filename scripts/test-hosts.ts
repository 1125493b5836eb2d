/**
 * Starts every kind of host that docs/deploy.md names, with the files that the build writes for it,
 * and asks each for everything the site holds, and for what it must never give; then the same with
 * a copy of the site that has an editor and a second language. nginx, Caddy and Apache are
 * Debian's; what Cloudflare and Netlify publish is fetched from npm, once. `npm run upkeep -- hosts
 * [-- --port 4550] [--only Netlify]`; ports from there on are used.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import { WITH_EDITOR_IN_FRENCH } from '../tests/fixtures/with-editor.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { copySite } from '../tests/support/site-copy.ts';
import { buildSite } from './build/site.ts';
import { CHECKS, SECRET } from '../tests/hosts/checks.ts';
import { listening, stop } from './hosts/server-process.ts';
import { CONTAINER } from './hosts/container.ts';
import { unknownOf } from './hosts/differences.ts';
import type { HostServer } from './hosts/host-server.ts';
import { OWN_SERVERS } from './hosts/servers.ts';
import { SERVICES } from './hosts/services.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4550' }, only: { type: 'string' } },
});
const hosts = [...OWN_SERVERS, CONTAINER, ...SERVICES].filter(
  ({ name }) => values.only === undefined || name === values.only,
);
const firstPort = Number(values.port);
const dist = await buildSite();

/** A copy of the site, with files beside and in it that no visitor may see. */
function prepare(): { folder: string; site: string } {
  const hidden = ['secret.txt', 'site/.git/config', 'site/.env', 'site/_astro/.hidden'];
  const folder = fileURLToPath(
    folderWith(Object.fromEntries(hidden.map((path) => [path, SECRET]))),
  );
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(fileURLToPath(dist), site, { recursive: true, preserveTimestamps: true });
  mkdirSync(join(site, '.well-known'), { recursive: true });
  return { folder, site };
}

/** Everything that is wrong with one server, by check. */
async function examine(
  server: HostServer,
  command: string,
  port: number,
  own: string,
  site: string,
) {
  mkdirSync(own);
  const child = server.start(command, { folder: own, site, port });
  const results = new Map<string, string[]>();
  try {
    await listening(child, port);
    for (const [name, check] of Object.entries(CHECKS)) {
      const complaints = await check({ port, dist }).catch((error: unknown) => [String(error)]);
      results.set(name, unknownOf(name, complaints, server.differences ?? []));
    }
  } finally {
    await stop(child);
  }
  return results;
}

const place = prepare();
const columns: { title: string; server: HostServer; results: Map<string, string[]> }[] = [];
const skipped: string[] = [];
for (const [index, server] of hosts.entries()) {
  const own = join(place.folder, String(index));
  try {
    const command = server.find();
    const title = `${server.name} ${server.version(command)}`;
    const results = await examine(server, command, firstPort + index, own, place.site);
    columns.push({ title, server, results });
  } catch (error) {
    skipped.push(`${server.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const names = Object.keys(CHECKS);
const width = Math.max(...names.map(({ length }) => length));
console.log([''.padEnd(width), ...columns.map(({ title }) => title)].join('  '));
for (const name of names) {
  const marks = columns.map(({ title, server, results }) => {
    const differs = server.differences?.some(({ check }) => check === name);
    const mark = results.get(name)?.length === 0 ? (differs ? 'as known' : 'passed') : 'FAILED';
    return mark.padEnd(title.length);
  });
  console.log([name.padEnd(width), ...marks].join('  ').trimEnd());
}
for (const { server } of columns.filter(({ server }) => server.differences)) {
  console.log(`\n${server.name}, as known:`);
  for (const { check, of, means } of server.differences ?? [])
    console.log(`  ${check} (the ${of}): ${means}`);
}
const all = columns.flatMap(({ title, results }) =>
  [...results].map(([name, problems]) => ({ title, name, problems })),
);
const failed = all.filter(({ problems }) => problems.length > 0);
for (const { title, name, problems } of failed) {
  const more = problems.length > 6 ? `\n  and ${problems.length - 6} more` : '';
  console.log(`\n${title}, ${name}:\n  ${problems.slice(0, 6).join('\n  ')}${more}`);
}
for (const reason of skipped) console.log(`\nNot tried: ${reason}`);
console.log(
  `\n${all.length - failed.length} passed, ${failed.length} failed, ${skipped.length * names.length} skipped`,
);
if (failed.length > 0) process.exitCode = 1;

if (!existsSync(new URL(`.${EDITOR_FOLDER}`, dist))) {
  console.log('\nWith an editor and a second language:');
  const copy = copySite(WITH_EDITOR_IN_FRENCH, { whole: true });
  // What was fetched for this run serves the copy too.
  symlinkSync(fileURLToPath(new URL('../.cache', import.meta.url)), join(copy, '.cache'));
  const only = values.only === undefined ? [] : ['--only', values.only];
  const options = ['scripts/test-hosts.ts', '--port', values.port, ...only];
  if (spawnSync(process.execPath, options, { cwd: copy, stdio: 'inherit' }).status !== 0) {
    process.exitCode = 1;
  }
}
