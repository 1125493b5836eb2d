import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './support/root.ts';

interface Package {
  version?: string;
  license?: string;
  deprecated?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Package & { devDependencies?: Record<string, string> }>;
};
const direct = Object.entries(manifest.devDependencies);
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/**
 * Licences whose terms the project meets. MPL: files of such a package are used as they are. OFL:
 * the font, with its licence beside it.
 */
const LICENCES = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MPL-2.0',
  'OFL-1.1',
];

/** What every package must meet, and those that do not. */
const RULES: Record<string, () => unknown[]> = {
  'nothing is needed at run time: every package is a tool': () =>
    Object.keys(manifest.dependencies ?? {}),
  'every version in package.json is exact': () =>
    direct.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  // Binaries for other systems are named without one until they are first installed there.
  'every package that is installed is known by its checksum': () =>
    locked.filter(
      ([path, { integrity, inBundle }]) => !integrity && !inBundle && existsSync(join(ROOT, path)),
    ),
  'no package is deprecated': () => locked.filter(([, { deprecated }]) => deprecated),
  'the licence of every direct package is one whose terms are met': () =>
    direct.filter(([name]) => {
      const licence = lock.packages[`node_modules/${name}`]?.license ?? 'none';
      const choices = licence.replace(/^\((.*)\)$/, '$1').split(/ or /i);
      return !choices.some((one) => LICENCES.includes(one));
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
  const named = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| [^|]+ \| [A-Z]/gm)];
  assert.deepEqual(named.map(([, name]) => name).sort(), direct.map(([name]) => name).sort());
});
