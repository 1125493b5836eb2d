import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import { editorConfig } from '../config.ts';

interface FormField {
  name: string;
  label: string;
  label_singular?: string;
  hint?: string;
  widget?: string;
  options?: { label: string; value: string }[];
  dropdown_threshold?: number;
  fields?: FormField[];
  types?: FormField[];
}

const collections = editorConfig({ name: 'github', repo: 'a/b' }, 'Editor', [
  { code: 'en', ownName: 'English' },
  { code: 'fr', ownName: 'Français' },
]).collections as (FileCollection | EntryCollection)[];

/** Every input of a form, by its labels. */
function* inputsOf(fields: readonly FormField[], within: string): Generator<[string, FormField]> {
  for (const field of fields) {
    const path = `${within} › ${field.label}`;
    if (field.widget !== 'hidden') yield [path, field];
    yield* inputsOf(field.fields ?? [], path);
    for (const type of field.types ?? [])
      yield* inputsOf(type.fields ?? [], `${path} › ${type.label}`);
  }
}

const FORMS = collections
  .filter(({ hide }) => !hide)
  .flatMap((collection) => {
    const forms = 'files' in collection ? collection.files : [collection];
    return forms.map((form) => form as unknown as FormField);
  });
const inputs = FORMS.flatMap((form) => [...inputsOf(form.fields ?? [], form.label)]);

/** What is said of files: how YAML is typed, names of files and folders, and names of fields. */
const OF_FILES: readonly RegExp[] = [
  ...[/quotation marks/i, /\b(true|false)\b(?! on)/i, /YAML/i],
  ...[/\.(yaml|md|json)\b/, /\b(content|docs)\//, /npm run/, /in the file/i],
  // A name in braces is typed into the form.
  /(?<![{\w])[a-z]+[A-Z]\w*(?![}\w])/,
];

test('no form speaks of how files are typed, or of their names', () => {
  assert.ok(inputs.length > 900, String(inputs.length));
  const told = inputs.flatMap(([path, { hint = '' }]) =>
    OF_FILES.some((words) => words.test(hint)) ? [`${path}: ${hint}`] : [],
  );
  assert.deepEqual([...new Set(told)], []);
});

test('what is chosen does not tell how it is typed', () => {
  const told = inputs.flatMap(([path, { hint = '', widget = '' }]) =>
    !/^(string|text|list|topic)$/.test(widget) &&
    /such as (\d|\/[a-z-]+\b(?!\/)|[A-Z]\w+\/)|ISO/.test(hint)
      ? [`${path}: ${hint}`]
      : [],
  );
  assert.deepEqual([...new Set(told)], []);
});

test('no field bears a name that only code has', () => {
  const bad = /^(Href|More|Alt|Src|Url)$|\bId$|Whats ?app\b|^Faqs$/;
  const told = inputs.flatMap(([path, { label }]) => (bad.test(label) ? [path] : []));
  assert.deepEqual([...new Set(told)], []);
});

test('a name is one line', () => {
  const widgetOf = (end: string) =>
    inputs.filter(([path]) => path.endsWith(end)).map(([, { widget }]) => widget);
  assert.deepEqual(new Set(widgetOf('Bank › Account name')), new Set(['string']));
  assert.deepEqual(new Set(widgetOf('Donate › Bank › Bank')), new Set(['string']));
  assert.deepEqual(new Set(widgetOf('Hero › Lead')), new Set(['text']));
});

test('what is known to the site is chosen, and what the editor counts is in no field', () => {
  const typed = (label: string) =>
    // The form of Donate has the word itself.
    inputs.flatMap(([path, { widget }]) =>
      path.endsWith(` › ${label}`) && !path.startsWith('Donate') ? [widget] : [],
    );
  for (const label of ['Country', 'Currency', 'Repeats', 'Topic'])
    assert.deepEqual(new Set(typed(label)), new Set([label.toLowerCase()]));
  assert.deepEqual(typed('Changes'), []);
});

test('the button that adds to a list says what it adds', () => {
  const lists = inputs.filter(([, { widget }]) => widget === 'list');
  const added = lists.map(([, { label_singular }]) => label_singular);
  assert.deepEqual([...new Set(added)].sort(), [
    ...[
      'Bank account',
      'Block',
      'Date',
      'Line',
      'Link',
      'Network',
      'Number',
      'Partner',
      'Payment page',
    ],
    ...['Person', 'Picture', 'Piece', 'Point', 'Question', 'Step'],
  ]);
});

/** The inputs at the end of a path of labels. */
const inputsAt = (path: RegExp) => inputs.flatMap(([at, input]) => (path.test(at) ? [input] : []));

test('languages are chosen by name, and can be put into another order', () => {
  const [languages] = inputsAt(/^Facts and settings › Languages$/);
  assert.equal(languages?.dropdown_threshold, 0);
  assert.deepEqual(languages.options, [
    { label: 'English', value: 'en' },
    { label: 'Français (French)', value: 'fr' },
  ]);
});

test('nobody types an id: a translation says which item of the first language it is', () => {
  assert.deepEqual(inputsAt(/^(Questions|Dates) › .* › (Id|Name in links)$/), []);
  const same = inputsAt(/^(Questions|Dates) › \w+ › In English$/);
  assert.deepEqual(
    same.map(({ widget }) => widget),
    ['same', 'same'],
  );
});

test('every way of delivery offers all others, each with its sentence', () => {
  const kinds = inputsAt(/^Facts and settings › Contact › Delivery › [^›]+ › Kind$/);
  assert.equal(kinds.length, 9);
  for (const { options = [] } of kinds) {
    assert.equal(options.length, 9);
    for (const { label } of options) assert.match(label, /^[\p{L}\d ]+: \p{Lu}.{15,}\.$/u);
  }
});
