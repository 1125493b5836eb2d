import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { isSame } from '#content/data';
import { MODEL } from '#site/features';
import { dataIn, textOf } from '../../../../../tests/editor/project.ts';
import { fields } from '../../../../../tests/support/fields.ts';
import { editYaml } from './edit-yaml.ts';

/** Yields data with one text changed, for every fourth of its texts. */
function* changes(data: unknown): Generator {
  for (let change = 0; ; change += 4) {
    let texts = 0;
    const changed: unknown = JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
      typeof value === 'string' && texts++ === change ? 'Something: else # and "more"' : value,
    );
    if (texts <= change) return;
    yield changed;
  }
}

for (const name of [...MODEL.files.keys()]) {
  const { path } = MODEL.file(name);
  test(`changes one line of ${path} for each changed text`, () => {
    const text = textOf(MODEL.pathOf(name, 'en'));
    const data: unknown = parse(text);
    for (const wanted of changes(data)) {
      const edited = editYaml(text, wanted);
      assert.ok(isSame(parse(edited), wanted), edited);
      const before = new Set(text.split('\n'));
      const added = edited.split('\n').filter((line) => !before.has(line));
      assert.equal(added.length, 1, added.join('\n'));
    }
  });
}

const PEOPLE = `# first
list:
  - one # first
  - two

  # before three
  - 'three'
other: { a: 1 }
`;

test('moves remarks with their items, and removes them with those alone', () => {
  const data = { list: ['three', 'one', 'new', 'last'], other: { a: 1 } };
  assert.equal(
    editYaml(PEOPLE, data),
    `# first
list:
  # before three
  - 'three'
  - one # first
  - new
  - last
other: { a: 1 }
`,
  );
});

test('matches items by what they say, not by what they both leave empty', () => {
  const source = `people:
  - name: Ada
  - name: Bayo
    role: Bass # since 2031
  - name: Chidi Okafor
    role: Kora
    links:
`;
  const people = [{ name: 'Dele' }, { name: 'Efe Okafor', role: 'Oja' }, { name: 'Femi' }];
  assert.match(editYaml(source, { people }), /name: Efe Okafor\n {4}role: Oja # since 2031/);
});

test('leaves what is written beside and within a text as it is', () => {
  const block = editYaml('answer: |\n  one\n', { answer: 'one two\n' });
  assert.equal(block, 'answer: |\n  one two\n');
  const empty = 'title: "T"\nlead: ""\nlist: []\ngroup: {} # hints\n';
  assert.equal(editYaml(empty, { title: 'T' }), empty);
  assert.equal(editYaml(empty, { title: 'U' }), empty.replace('T', 'U'));
  assert.equal(
    editYaml('days: 5 # one\n  # two\n', { days: 'a\nb' }),
    '# one\n# two\ndays: |-\n  a\n  b\n',
  );
});

test('keeps the line ends that a file has most, and those of Unix if it has as many of both', () => {
  for (const [source, edited] of [
    ['a: 1\r\nb: 2\r\nc: 3\n', 'a: 1\r\nb: 2\r\nc: 4\r\n'],
    ['a: 1\nb: 2\nc: 3\r\n', 'a: 1\nb: 2\nc: 4\n'],
    ['a: 1\r\nb: 2\n', 'a: 1\nb: 2\nc: 4\n'],
  ] as const)
    assert.equal(editYaml(source, { a: 1, b: 2, c: 4 }), edited);
});

const EMPTY = `name: A
founder:
# Who else there is.
blocks: # to be filled in
  # - block: text
donate:

last: Z
`;

test('fills in a field without a value in its place', () => {
  const filled = { name: 'A', founder: { name: 'B' }, blocks: ['C'], donate: 'D', last: 'Z' };
  assert.equal(
    editYaml(EMPTY, filled),
    `name: A
founder:
  name: B
  # Who else there is.

blocks:
  - C
  # to be filled in
  # - block: text
donate: D

last: Z
`,
  );
  assert.equal(editYaml(EMPTY, { name: 'A', last: 'Z' }), EMPTY);
});

test('what was filled in and taken back leaves nothing behind', () => {
  const text = fields({ donate: undefined }).setIn(textOf(MODEL.pathOf('organisation', '')));
  const data = dataIn(text);
  const donate = { bank: [{ bank: 'Example Bank', currency: 'GBP' }] };
  const filled = editYaml(text, { ...data, donate });
  assert.deepEqual(dataIn(filled), { ...data, donate });
  assert.equal(editYaml(filled, data), text);
});
