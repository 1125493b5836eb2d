import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { findAll, parse } from 'css-tree';

const SOURCES = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

const importsOf = (file: string) =>
  [...textOf(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({ file, name, path: resolve(SOURCES, dirname(file), path) }),
  );

const imports = globSync('**/*.{ts,tsx,astro}', { cwd: SOURCES }).flatMap(importsOf);

const classesIn = (file: string) => [
  ...new Set(
    findAll(parse(textOf(file)), ({ type }) => type === 'ClassSelector').flatMap((node) =>
      node.type === 'ClassSelector' ? node.name : [],
    ),
  ),
];

test('a component uses every class of its style sheet, so that no style is left behind', () => {
  for (const file of globSync('**/*.module.css', { cwd: SOURCES })) {
    const users = imports.filter(({ path }) => path === join(SOURCES, file));
    assert.ok(users.length > 0, `Delete src/${file}, or import it: nothing does`);
    const isUsed = (name: string) =>
      users.some((user) => {
        const text = textOf(user.file);
        return text.includes(`${user.name}.${name}`) || text.includes(`${user.name}[`);
      });
    const left = classesIn(file).filter((name) => !isUsed(name));
    assert.deepEqual(left, [], `src/${file} has styles that nothing uses: .${left.join(', .')}`);
  }
});
