import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { folderWith } from '../../tests/support/folder-with.ts';
import { shortClassNames } from './short-class-names.ts';

const many = Array.from({ length: 60 }, (_, index) => `.n${index}{top:0}`).join('');
const root = folderWith({
  'src/a/Button.module.css':
    '.button:not(.small) .icon{animation:spin 1s}@keyframes spin{to{top:0}}',
  'src/b/Card.module.css': '@layer c{@media print{.button{top:0}}}',
  'src/b/Many.module.css': many,
});
const nameOf = shortClassNames(root);
const fileOf = (path: string) => fileURLToPath(new URL(path, root));

test('every class and animation of every module has a name of its own, of one or two letters', () => {
  const names = [
    ...['button', 'small', 'icon', 'spin'].map((name) =>
      nameOf(name, fileOf('src/a/Button.module.css')),
    ),
    nameOf('button', fileOf('src/b/Card.module.css')),
    ...Array.from({ length: 60 }, (_, index) =>
      nameOf(`n${index}`, fileOf('src/b/Many.module.css')),
    ),
  ];
  assert.equal(new Set(names).size, 65);
  for (const name of names) assert.match(name, /^[a-z]{1,2}$/);
  assert.ok(!names.includes('ad'), 'ad blockers would hide it');
});

test('a class that no module has is refused', () => {
  assert.throws(() => nameOf('nowhere', fileOf('src/b/Card.module.css')), /"nowhere"/);
});
