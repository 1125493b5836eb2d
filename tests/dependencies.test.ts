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
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

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

test('nothing is needed at run time: every package is a tool', () => {
  assert.deepEqual(manifest.dependencies ?? {}, {});
});

test('every version in package.json is exact', () => {
  const loose = direct.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  assert.deepEqual(loose, []);
});

test('every package that is installed is known by its checksum', () => {
  // Binaries for other systems are named without one until they are first installed there.
  const unknown = locked.filter(
    ([path, { integrity, inBundle }]) => !integrity && !inBundle && existsSync(join(ROOT, path)),
  );
  assert.deepEqual(
    unknown.map(([path]) => path),
    [],
  );
});

test('no package is deprecated', () => {
  assert.deepEqual(
    locked.filter(([, { deprecated }]) => deprecated),
    [],
  );
});

test('the licence of every direct package is one whose terms are met', () => {
  const others = direct
    .map(([name]) => [name, lock.packages[`node_modules/${name}`]?.license ?? 'none'] as const)
    .filter(([, licence]) => {
      const choices = licence.replace(/^\((.*)\)$/, '$1').split(/ or /i);
      return !choices.some((one) => LICENCES.includes(one));
    });
  assert.deepEqual(others, []);
});

test('every package with an install script is allowed or refused by name', () => {
  const asked = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  // Only macOS installs fsevents; there it brings its program with it.
  const unnamed = asked.filter((name) => name !== 'fsevents' && !(name in manifest.allowScripts));
  assert.deepEqual(unnamed, []);
});

test('docs/dependencies.md names every direct package, and no other', () => {
  const named = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| [^|]+ \| [A-Z]/gm)];
  assert.deepEqual(named.map(([, name]) => name).sort(), direct.map(([name]) => name).sort());
});
