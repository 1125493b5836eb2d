import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { ROOT } from './support/root.ts';

const NAMED = z.record(z.string(), z.string());
const MANIFEST = z.object({
  dependencies: NAMED.optional(),
  devDependencies: NAMED,
  allowScripts: z.record(z.string(), z.boolean()),
});
const LOCK = z.object({
  packages: z.record(
    z.string(),
    z
      .object({
        version: z.string(),
        license: z.string(),
        deprecated: z.string(),
        integrity: z.string(),
        resolved: z.string(),
        hasInstallScript: z.boolean(),
      })
      .partial(),
  ),
});

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const manifest = MANIFEST.parse(JSON.parse(read('package.json')));
const lock = LOCK.parse(JSON.parse(read('package-lock.json')));
const direct = Object.entries(manifest.devDependencies);
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/**
 * Licences whose terms the project meets. MPL: files of such a package are used as they are. OFL:
 * the font, with its licence beside it.
 */
const LICENCES = 'MIT ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD MPL-2.0 OFL-1.1'.split(' ');

/**
 * Binaries for other systems whose checksum is not known yet: the registry did not have them when
 * their version came into the lock file. `npm view NAME@VERSION dist.integrity` shows it once it has.
 */
const WITHOUT_CHECKSUM = [
  'android-arm64',
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'wasm32-wasi',
  'win32-arm64-msvc',
  'win32-x64-msvc',
].map((system) => `node_modules/@astrojs/compiler-binding-${system}@0.5.1`);

/** What every package must meet, and those that do not. */
const RULES: Record<string, () => unknown[]> = {
  'nothing is needed at run time: every package is a tool': () =>
    Object.keys(manifest.dependencies ?? {}),
  'every version in package.json is exact': () =>
    direct.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  'every package is known by its checksum, also those for other systems': () => {
    const unknown = locked
      .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
      .map(([path, { version }]) => `${path}@${version}`);
    return [...new Set(unknown).symmetricDifference(new Set(WITHOUT_CHECKSUM))];
  },
  'the lock file names no registry': () =>
    locked.filter(([, { resolved }]) => resolved !== undefined),
  'no package is deprecated': () => locked.filter(([, { deprecated }]) => deprecated),
  'the licence of every direct package is one whose terms are met': () =>
    direct.filter(([name]) => {
      const licence = lock.packages[`node_modules/${name}`]?.license ?? 'none';
      const choices = licence.replace(/^\((.*)\)$/, '$1').split(/ or /i);
      return !choices.some((licence) => LICENCES.includes(licence));
    }),
  // Only macOS installs fsevents; there it brings its program with it.
  'every package with an install script is allowed or refused by name': () =>
    locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1) ?? path)
      .filter((name) => name !== 'fsevents' && !(name in manifest.allowScripts)),
};

for (const [rule, exceptions] of Object.entries(RULES))
  test(rule, () => assert.deepEqual(exceptions(), []));

test('docs/dependencies.md names every direct package, and no other', () => {
  const lists = read('docs/dependencies.md').match(/^- (`[^`]+`(, )?)+(?=: )/gm) ?? [];
  const named = lists.flatMap((list) => list.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  assert.deepEqual(named.sort(), direct.map(([name]) => name).sort());
});
