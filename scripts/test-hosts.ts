/**
 * Starts nginx, Caddy and Apache from the files that the build writes for them and asks each for everything the site
 * holds, and for what it must never give; then the same with a copy of the site that has an editor.
 * `npm run test:hosts [-- --port 4550]`; three ports from there are used.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import { WITH_EDITOR } from '../tests/fixtures/with-editor.ts';
import { copySite } from '../tests/support/site-copy.ts';
import { ensureBuild } from './build/site.ts';
import { programsOf } from './debian.ts';
import { CHECKS, SECRET } from '../tests/hosts/checks.ts';
import { listening, stop } from './hosts/server-process.ts';
import { SERVERS, type HostServer } from './hosts/servers.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4550' } } });
const firstPort = Number(values.port);
const dist = await ensureBuild();

/** A copy of the site, with files beside and in it that no visitor may see. */
function prepare(): { folder: string; site: string } {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(fileURLToPath(dist), site, { recursive: true, preserveTimestamps: true });
  mkdirSync(join(site, '.git'));
  mkdirSync(join(site, '.well-known'), { recursive: true });
  for (const path of ['secret.txt', 'site/.git/config', 'site/.env', 'site/_astro/.hidden']) {
    writeFileSync(join(folder, path), SECRET);
  }
  return { folder, site };
}

/** Everything that is wrong with one server, by check. */
async function examine(
  server: HostServer,
  command: string,
  port: number,
  place: { folder: string; site: string },
) {
  const own = join(place.folder, server.command);
  mkdirSync(own);
  const child = server.start(command, { folder: own, site: place.site, port });
  const results = new Map<string, string[]>();
  try {
    await listening(child, port);
    for (const [name, check] of Object.entries(CHECKS)) {
      results.set(name, await check({ port, dist }).catch((error: unknown) => [String(error)]));
    }
  } finally {
    await stop(child);
  }
  return results;
}

const commands = programsOf(
  SERVERS.map(({ command, debianPackage }) => ({ names: [command], debianPackage })),
);
const place = prepare();
const columns: { title: string; results: Map<string, string[]> }[] = [];
try {
  for (const [index, server] of SERVERS.entries()) {
    const command = commands[index] ?? '';
    const title = `${server.name} ${server.version(command)}`;
    columns.push({ title, results: await examine(server, command, firstPort + index, place) });
  }
} finally {
  rmSync(place.folder, { recursive: true, force: true });
}

const names = Object.keys(CHECKS);
const width = Math.max(...names.map(({ length }) => length));
console.log([''.padEnd(width), ...columns.map(({ title }) => title)].join('  '));
for (const name of names) {
  const marks = columns.map(({ title, results }) =>
    (results.get(name)?.length === 0 ? 'passed' : 'FAILED').padEnd(title.length),
  );
  console.log([name.padEnd(width), ...marks].join('  ').trimEnd());
}
const all = columns.flatMap(({ title, results }) =>
  [...results].map(([name, problems]) => ({ title, name, problems })),
);
const failed = all.filter(({ problems }) => problems.length > 0);
for (const { title, name, problems } of failed) {
  const more = problems.length > 6 ? `\n  and ${problems.length - 6} more` : '';
  console.log(`\n${title}, ${name}:\n  ${problems.slice(0, 6).join('\n  ')}${more}`);
}
console.log(`\n${all.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;

if (!existsSync(new URL(`.${EDITOR_FOLDER}`, dist))) {
  console.log('\nWith an editor:');
  const copy = copySite(WITH_EDITOR, { whole: true });
  const options = ['scripts/test-hosts.ts', '--port', values.port];
  if (spawnSync(process.execPath, options, { cwd: copy, stdio: 'inherit' }).status !== 0) {
    process.exitCode = 1;
  }
}
