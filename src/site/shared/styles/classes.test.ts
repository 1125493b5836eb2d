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

test('a component uses every class of its style sheet, and no other', () => {
  for (const file of globSync('**/*.module.css', { cwd: SOURCES })) {
    const users = imports.filter(({ path }) => path === join(SOURCES, file));
    assert.ok(users.length > 0, `Delete src/site/${file}, or import it: nothing does`);
    const isUsed = (name: string) =>
      users.some((user) => {
        const text = textOf(user.file);
        return text.includes(`${user.name}.${name}`) || text.includes(`${user.name}[`);
      });
    const left = classesIn(file).filter((name) => !isUsed(name));
    assert.deepEqual(
      left,
      [],
      `src/site/${file} has styles that nothing uses: .${left.join(', .')}`,
    );
    for (const user of users) {
      const use = new RegExp(`(?<![\\w/.])${user.name}\\.(\\w+)`, 'g');
      for (const [, name = ''] of textOf(user.file).matchAll(use)) {
        const message = `src/site/${file} lacks .${name}, which src/site/${user.file} uses`;
        assert.ok(classesIn(file).includes(name), message);
      }
    }
  }
});
