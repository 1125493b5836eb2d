/**
 * Starts every kind of host that docs/deploy.md names, with the files that the build writes for it,
 * and asks each for everything the site holds, and for what it must never give: first the site,
 * then a copy with an editor, a second language, 200 posts, dates and music. nginx and Apache
 * are Debian's; what Cloudflare and Netlify publish is fetched from npm, once. `npm run upkeep --
 * hosts [--port 4550] [--only Netlify]`; ports from there on are used.
 */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withEditorAndPages } from '../../tests/fixtures/with-editor.ts';
import { CHECKS, SECRET } from '../../tests/hosts/checks.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { buildCopy } from '../../tests/support/site-copy.ts';
import { buildSite } from '../build/site.ts';
import { UserError } from '../errors/failure.ts';
import { DIFFERENCES } from '../../tests/hosts/differences.ts';
import { HOSTS } from '../../tests/hosts/hosts.ts';
import { listening, stop } from '../../tests/hosts/server-process.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4550' }, only: { type: 'string' } },
});
let port = Number(values.port);

/** A copy of the site, with files beside and in it that no visitor may see. */
function prepare(dist: URL) {
  const hidden = ['secret.txt', 'site/.git/config', 'site/.env', 'site/_astro/.hidden'];
  const around = folderWith(Object.fromEntries(hidden.map((path) => [path, SECRET])));
  const folder = fileURLToPath(around);
  chmodSync(folder, 0o755);
  const site = `${folder}site`;
  cpSync(dist, new URL('site/', around), { recursive: true, preserveTimestamps: true });
  mkdirSync(`${site}/.well-known`);
  return { dist, folder, site, generated: fileURLToPath(new URL('../hosting/generated/', dist)) };
}

const built = await buildSite();
const copy = await buildCopy(await withEditorAndPages(100));
if (!copy.ok) throw new UserError(copy.output);
const sites = Object.entries({
  'the site': prepare(built),
  'with an editor, a second language, 200 posts, dates and music': prepare(copy.dist),
});

for (const [name, find] of Object.entries(HOSTS)) {
  if (name !== (values.only ?? name)) continue;
  let start: ReturnType<typeof find>;
  try {
    start = find();
  } catch (error) {
    test(name, { skip: String(error) });
    continue;
  }
  const differences = DIFFERENCES[name] ?? {};
  const met = new Set<RegExp>();
  for (const [site, place] of sites) {
    suite(`${name}: ${site}`, () => {
      const own = (port += 1);
      let child: ChildProcess;
      before(async () => {
        const folder = `${place.folder}${own}/`;
        mkdirSync(folder);
        child = start({ ...place, folder, port: own });
        await listening(child, own);
      });
      after(() => stop(child));
      for (const [check, complaintsOf] of Object.entries(CHECKS)) {
        test(check, async () => {
          const complaints = await complaintsOf({ port: own, dist: place.dist }).catch(
            (error: unknown) => [String(error)],
          );
          const isExpected = (line: string) =>
            differences[check]?.some((one) => one.test(line) && met.add(one));
          assert.deepEqual(complaints.filter((line) => !isExpected(line)).slice(0, 6), []);
        });
      }
    });
  }
  test(`${name} still differs as tests/hosts/differences.ts says`, () => {
    assert.deepEqual(
      Object.values(differences)
        .flat()
        .filter((one) => !met.has(one)),
      [],
    );
  });
}
