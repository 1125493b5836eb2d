import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FileCollection } from '@sveltia/cms';
import { editorConfig } from '../config.ts';

const LANGUAGES = [
  { code: 'en', ownName: 'English' },
  { code: 'fr', ownName: 'Français' },
];
const { collections = [] } = editorConfig({ name: 'github', repo: 'a/b' }, 'Editor', LANGUAGES);

/** A field of a file, by the names of all that it stands in. */
function fieldAt(file: string, ...path: string[]) {
  const files = collections.flatMap((one) => (one as Partial<FileCollection>).files ?? []);
  return path.reduce<Record<string, unknown>>(
    (at, name) => {
      const inside = (at['fields'] ?? at['types']) as (Field & Record<string, unknown>)[];
      return inside.find((field) => field.name === name) ?? {};
    },
    files.find(({ name }) => name === file) as never,
  );
}

test('languages are chosen by name, and can be put into another order', () => {
  const { widget, multiple, dropdown_threshold, options } = fieldAt('organisation', 'languages');
  assert.deepEqual([widget, multiple, dropdown_threshold], ['select', true, 0]);
  assert.deepEqual(options, [
    { label: 'English', value: 'en' },
    { label: 'Français (French)', value: 'fr' },
  ]);
});

test('nobody types an id: a translation says which item of the first language it is', () => {
  for (const [file, list] of [
    ['faqs', 'questions'],
    ['dates', 'dates'],
  ] as const) {
    assert.equal(fieldAt(file, list, 'id')['widget'], 'hidden');
    const { widget, label } = fieldAt(`fr-${file}`, list, 'id');
    assert.deepEqual([widget, label], ['same', 'In English']);
  }
});

test('every way of delivery offers all others, each with its sentence', () => {
  const types = fieldAt('organisation', 'contact', 'delivery')['types'] as { name: string }[];
  assert.equal(types.length, 9);
  for (const { name } of types) {
    const { widget, options } = fieldAt('organisation', 'contact', 'delivery', name, 'to');
    assert.equal(widget, 'select');
    const ways = options as { label: string; value: string }[];
    assert.deepEqual(
      ways.map(({ value }) => value),
      types.map((type) => type.name),
    );
    for (const { label } of ways) assert.match(label, /^[\p{L}\d ]+: \p{Lu}.{15,}\.$/u);
  }
});
