import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryCollection, FileCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { editorConfig } from '../config.ts';
import { hintOf } from './fields.ts';
import { jsonSchema, type JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { MODEL } from '../../src/features.ts';
import { OWN_PAGE } from '../files/model.ts';

/** A field as the CMS takes it. */
interface FormField {
  name: string;
  label: string;
  label_singular?: string;
  hint?: string;
  required?: boolean;
  widget?: string;
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  options?: { label: string; value: string }[];
  dropdown_threshold?: number;
  fields?: FormField[];
  typeKey?: string;
  types?: FormField[];
}

/** The schemas that a value may have: one, or each of a union. */
const shapesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(shapesOf) ?? [schema];

/** The word that tells a schema from the others of its union. */
const wordOf = ({ const: word, properties = {} }: JsonSchema): unknown =>
  [word, ...Object.values(properties).map((field) => field.const)].find(
    (one) => typeof one === 'string',
  );

/** Checks that a form asks for what a schema knows and for nothing else, as the schema says it. */
function compare(form: readonly FormField[], schema: JsonSchema, within: string): void {
  const { properties = {}, required = [] } = schema;
  const known = Object.entries(properties).filter(([, about]) => typeof about.const !== 'string');
  // What adds pictures to a list is no field of its file.
  const asked = form.filter(({ widget }) => widget !== 'several');
  const nameOf = ({ name }: FormField) => name;
  assert.deepEqual(asked.map(nameOf), Object.keys(Object.fromEntries(known)), within);
  for (const [index, [name, about]] of known.entries()) {
    const field = asked[index] as FormField;
    const path = `${within} › ${name}`;
    assert.ok(field.widget, `${path} has no widget`);
    // Nobody types one: the editor makes it.
    if (['id', 'hidden'].includes(about.format ?? '')) continue;
    const { description, minimum, maximum, minLength = 1, maxLength, minItems, maxItems } = about;
    const isMarkdown = about.format === 'markdown';
    const isLanguages = about.items?.format === 'language';
    const options = field.options?.map(({ value }) => value);
    assert.deepEqual(
      {
        label: about.title ?? field.label,
        hint: description && hintOf(description),
        required: required.includes(name) || about.fact === 'required',
        minlength: minLength,
        // The CMS limits no text in Markdown; the preview tells of one that is too long.
        maxlength: isMarkdown ? undefined : maxLength,
        ...{ min: minItems ?? minimum, max: maxItems ?? maximum },
        options: isLanguages ? options : about.enum,
        isPicture: about.format === 'picture',
      },
      {
        ...{ label: field.label, hint: field.hint, required: field.required },
        ...{ minlength: field.minlength ?? 1, maxlength: field.maxlength },
        ...{ min: field.min, max: field.max, options },
        isPicture: field.widget === 'image',
      },
      path,
    );
    assert.match(field.label, /^\p{Lu}/u, path);
    const schemas = shapesOf(about.items ?? about);
    if (schemas.length === 1) compare(field.fields ?? [], about.items ?? about, path);
    else assert.deepEqual(field.types?.map(nameOf), schemas.map(wordOf), path);
    for (const [at, { name: word, fields = [] }] of (field.types ?? []).entries()) {
      // In what a schema says itself another one is chosen.
      const others = fields.filter((one) => one.name !== field.typeKey);
      compare(others, schemas[at] ?? {}, `${path} › ${word}`);
    }
  }
}

const collections = editorConfig({ name: 'github', repo: 'a/b' }, 'Editor', [
  { code: 'en', ownName: 'English' },
  { code: 'fr', ownName: 'Français' },
]).collections as (FileCollection | EntryCollection)[];
const FORMS = collections
  .filter(({ hide }) => !hide)
  .flatMap((one) => ('files' in one ? one.files : [one]) as unknown as FormField[]);

const names = [...MODEL.files.keys()];

test('every file of content/ has a form', () => {
  const listed = FORMS.map(({ name }) => name).filter((name) => !/^fr-(?!own)/.test(name));
  assert.deepEqual(listed.sort(), [...names, 'biography', 'own', 'fr-own'].sort());
});

const SCHEMAS: [string, z.ZodType][] = [
  ...names.map((name): [string, z.ZodType] => [name, MODEL.file(name).schema]),
  // A further language has a field more.
  ['fr-own', OWN_PAGE],
];
for (const [name, schema] of SCHEMAS) {
  test(`${name}: its form asks for what its schema knows, as the schema says it`, () => {
    const form = FORMS.find((one) => one.name === name);
    compare(form?.fields ?? [], jsonSchema(schema), name);
  });
}

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
