import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import {
  CONTENT_FILES,
  contentPath,
  type ContentName,
} from '../../../src/content/schemas/index.ts';
import { textOf } from '../../../tests/editor/project.ts';
import { fields } from '../../../tests/support/fields.ts';
import { editYaml as edit } from './edit-yaml.ts';

const editYaml = (source: string, data: unknown) => edit(source, data).text;

type Data = Record<string, unknown>;

/** Every text of some data, one after the other, as the data with that one text changed. */
function* changes(data: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof data === 'string') yield path;
  else if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) yield* changes(item, [...path, index]);
  } else if (typeof data === 'object' && data !== null) {
    for (const [name, value] of Object.entries(data)) yield* changes(value, [...path, name]);
  }
}

function withText(data: unknown, path: (string | number)[], text: string): unknown {
  const copy = structuredClone(data);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Data)[key], copy);
  (parent as Data)[last] = text;
  return copy;
}

for (const name of Object.keys(CONTENT_FILES) as ContentName[]) {
  const { path } = CONTENT_FILES[name];
  test(`${path}: a changed text changes its own lines alone`, () => {
    const text = textOf(contentPath(name, 'en'));
    const data: unknown = parse(text);
    for (const change of changes(data)) {
      const wanted = withText(data, change, 'Something: else # and "more"');
      const edited = editYaml(text, wanted);
      assert.deepEqual(parse(edited), wanted, `${name} ${change.join('.')}`);
      const before = new Set(text.split('\n'));
      const added = edited.split('\n').filter((line) => !before.has(line));
      assert.equal(added.length, 1, `${change.join('.')}: ${added.join('\n')}`);
    }
  });
}

const HAND = `# first
name:   "A"    # said so
list:
    - one   # first
    - two

    # before three
    - 'three'
other: {a: 1,   b: 2}
`;

test('a file in a hand of its own keeps it but for the line that changed', () => {
  const data = { name: 'B', list: ['one', 'two', 'three'], other: { a: 1, b: 2 } };
  assert.equal(editYaml(HAND, data), HAND.replace('"A"', '"B"'));
});

test('items that are moved, added and removed take their comments along', () => {
  const data = { name: 'A', list: ['three', 'one', 'new'], other: { a: 1, b: 2 } };
  const edited = editYaml(HAND, data);
  assert.deepEqual(parse(edited), data);
  assert.match(edited, /# before three\n\s+- 'three'\n\s+- one\s+# first\n\s+- new\n/);
  assert.match(edited, /^name: {3}"A" {4}# said so$/m);
});

test('a field that is filled in and emptied again leaves no trace', () => {
  const text = fields({ footerLinks: undefined }).setIn(textOf(contentPath('organisation', 'en')));
  const data = parse(text) as Data;
  const filled = editYaml(text, { ...data, footerLinks: { support: '/contact-us' } });
  assert.deepEqual(parse(filled), { ...data, footerLinks: { support: '/contact-us' } });
  assert.equal(editYaml(filled, data), text);
});

const EMPTY = `name: A
founder:
# Who else there is.
blocks: # to be filled in
  # - block: text
donate:

last: Z
`;

test('a field name with nothing after it is filled in where it stands', () => {
  const filled = { name: 'A', founder: { name: 'B' }, blocks: ['C'], donate: 'D', last: 'Z' };
  assert.equal(
    editYaml(EMPTY, filled),
    `name: A
founder:
  name: B
# Who else there is.
blocks: # to be filled in
  - C
  # - block: text
donate: D

last: Z
`,
  );
  assert.equal(editYaml(EMPTY, { name: 'A', last: 'Z' }), EMPTY);
});

test('a file with references, which no build takes, is written anew, and lost remarks are told', () => {
  const source = '# Head\none: &a [1] # first\ntwo: *a\n';
  const { text, lostComments } = edit(source, { one: [1, 2], two: [1] });
  assert.equal(text, '# Head\none:\n  - 1\n  - 2\ntwo:\n  - 1\n');
  assert.deepEqual(lostComments(), ['# first']);
});
