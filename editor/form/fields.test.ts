import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { editorConfig } from '../config.ts';
import { formFields as fieldsOf, hintOf } from './fields.ts';
import { dataOf, formValues } from './values.ts';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';

/** What JSON Schema says beyond what the site itself has a use for. */
interface Schema extends JsonSchema {
  type?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A field as the CMS takes it. */
interface FormField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  widget?: string;
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  options?: string[];
  fields?: FormField[];
  typeKey?: string;
  types?: FormField[];
}

interface Wanted {
  schema: Schema;
  required: boolean;
}

const NOTHING = 'null';

/** The shapes that a value may have: one, or each of a union. */
function shapes(schema: Schema): Schema[] {
  const options = schema.anyOf ?? schema.oneOf;
  return options ? options.flatMap(shapes) : [schema];
}

/**
 * Every field that a schema knows, by its path; a union of objects gives a path its fields more
 * than once.
 */
function wantedFields(schema: Schema, path = '', found = new Map<string, Wanted[]>()) {
  const objects = shapes(schema).filter(({ properties }) => properties);
  for (const object of objects) {
    const { properties = {}, required = [] } = object as {
      properties?: Record<string, Schema>;
    } & Schema;
    const named = Object.entries(properties).find(
      ([, { const: word }]) => typeof word === 'string',
    );
    const inside = named ? `${path}<${String(named[1].const)}>` : path;
    for (const [name, field] of Object.entries(properties)) {
      // What tells the shapes apart is the choice itself.
      if (name === named?.[0]) continue;
      const key = `${inside}.${name}`;
      found.set(key, [
        ...(found.get(key) ?? []),
        { schema: field, required: required.includes(name) || field.fact === 'required' },
      ]);
      wantedFields(field, key, found);
    }
  }
  for (const { items } of shapes(schema)) if (items) wantedFields(items, `${path}[]`, found);
  return found;
}

/** Every field of a form by its path. */
function formFields(fields: FormField[], path = '', found = new Map<string, FormField>()) {
  // What adds pictures to a list is no field of its file.
  for (const field of fields.filter(({ widget }) => widget !== 'several')) {
    const key = `${path}.${field.name}`;
    assert.ok(!found.has(key), `${key} is in the form twice`);
    found.set(key, field);
    const inside = field.widget === 'list' ? `${key}[]` : key;
    formFields(field.fields ?? [], inside, found);
    for (const { name, fields: inner = [] } of field.types ?? []) {
      // In what it says itself another one is chosen.
      const others = inner.filter((one) => one.name !== field.typeKey);
      formFields(others, `${inside}<${name}>`, found);
    }
  }
  return found;
}

const { collections = [] } = editorConfig({ name: 'github', repo: 'a/b' }, 'Editor', [
  { code: 'en', ownName: 'English' },
  { code: 'fr', ownName: 'Français' },
]);
const files = collections.flatMap((entry) =>
  'files' in entry && entry.name === 'words' ? entry.files : [],
);
const folders = collections.flatMap((entry) => ('folder' in entry ? [entry] : []));
const form = (name: string) => {
  const file = [...files, ...folders].find((entry) => entry.name === name);
  return formFields(((file as { fields?: unknown } | undefined)?.fields ?? []) as FormField[]);
};

/** A limit that every shape of a field has. */
function limit(wanted: Wanted[], name: 'minLength' | 'maxLength' | 'minItems' | 'maxItems') {
  const limits = wanted.map(
    ({ schema }) => shapes(schema).find(({ type }) => type !== NOTHING)?.[name],
  );
  return limits.every((value) => value === limits[0]) ? limits[0] : undefined;
}

const names = Object.keys(CONTENT_FILES) as ContentName[];
const SCHEMAS: [string, z.ZodType][] = [
  ...names.map((name): [string, z.ZodType] => [name, CONTENT_FILES[name].schema]),
  // A further language has a field more.
  ['fr-own', ownPage],
];
for (const [name, schema] of SCHEMAS) {
  const fields = form(name);
  const wanted = wantedFields(jsonSchema(schema));

  test(`${name}: every field of its schema stands in the form, and no other`, () => {
    assert.deepEqual([...fields.keys()].sort(), [...wanted.keys()].sort());
  });

  test(`${name}: what a field says, asks for and allows is what its schema says`, () => {
    for (const [path, found] of fields) {
      const from = wanted.get(path) ?? [];
      const schema: Schema = from[0]?.schema ?? {};
      const about = from.map(({ schema: one }) => one);
      // Nobody types one: the editor makes it.
      if (['id', 'hidden'].includes(schema.format ?? '')) continue;
      assert.equal(
        found.required,
        from.every(({ required }) => required),
        `${path} required`,
      );
      assert.match(found.label, /^\p{Lu}/u, `${path} label`);
      if (schema.title) assert.equal(found.label, schema.title, path);
      assert.equal(found.hint, schema.description && hintOf(schema.description), path);
      const least = limit(from, 'minLength') ?? 1;
      assert.equal(found.minlength ?? 1, least, `${path} minlength`);
      // The CMS limits no text in Markdown; the preview tells of one that is too long.
      const longest = schema.format === 'markdown' ? undefined : limit(from, 'maxLength');
      assert.equal(found.maxlength, longest, `${path} maxlength`);
      assert.equal(found.min, limit(from, 'minItems') ?? schema.minimum, `${path} min`);
      assert.equal(found.max, limit(from, 'maxItems') ?? schema.maximum, `${path} max`);
      if (schema.items?.format !== 'language')
        assert.deepEqual(found.options, schema.enum, `${path} choices`);
      assert.equal(found.widget === 'image', schema.format === 'picture', `${path} picture`);
      const kindsOf = (one: Schema) => shapes(one.items ?? one);
      const words = about
        .flatMap(kindsOf)
        .flatMap((shape) => [shape, ...Object.values(shape.properties ?? {})])
        .filter((shape) => typeof shape.const === 'string' && kindsOf(schema).length > 1);
      assert.deepEqual(
        found.types?.map((type) => type.name) ?? [],
        words.map(({ const: word }) => word),
      );
    }
  });
}

test('every file of content/ has a form, and every field of it a way to be filled in', () => {
  const listed = files.map(({ name }) => name);
  assert.deepEqual(listed.sort(), [...names, 'biography'].sort());
  for (const name of [...listed, 'fr-own']) {
    for (const [path, { widget }] of form(name)) assert.ok(widget, `${name}${path} has no widget`);
  }
});

const BLOCKS = z.object({
  blocks: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('text'), text: z.string() }).meta({ title: 'Paragraphs' }),
        z.object({ kind: z.literal('dates'), title: z.string(), note: z.string().optional() }),
      ]),
    )
    .max(9),
});

test('a list whose items are of several kinds offers them by their names', () => {
  const [list] = fieldsOf(jsonSchema(BLOCKS)) as unknown as FormField[];
  assert.deepEqual([list?.widget, list?.typeKey, list?.max], ['list', 'kind', 9]);
  const kinds = list?.types?.map(({ name, label, fields = [] }) => [
    name,
    label,
    ...fields.map((field) => field.name),
  ]);
  assert.deepEqual(kinds, [
    ['text', 'Paragraphs', 'text'],
    ['dates', 'Dates', 'title', 'note'],
  ]);
  const data = { blocks: [{ kind: 'dates', title: 'Terms' }] };
  assert.deepEqual(formValues(data, jsonSchema(BLOCKS)), data);
  const filled = { blocks: [{ kind: 'dates', title: 'Terms', note: '', text: 'left behind' }] };
  assert.deepEqual(dataOf(filled, jsonSchema(BLOCKS)), data);
});
