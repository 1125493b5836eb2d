import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { editorConfig } from '../config.ts';
import { hintOf } from './fields.ts';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';

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
  options?: { value: string }[];
  fields?: FormField[];
  typeKey?: string;
  types?: FormField[];
}

/** The shapes that a value may have: one, or each of a union. */
const shapesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(shapesOf) ?? [schema];

/** The word that tells a shape from the others of its union. */
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
    const shapes = shapesOf(about.items ?? about);
    if (shapes.length === 1) compare(field.fields ?? [], about.items ?? about, path);
    else assert.deepEqual(field.types?.map(nameOf), shapes.map(wordOf), path);
    for (const [at, { name: word, fields = [] }] of (field.types ?? []).entries()) {
      // In what a shape says itself another one is chosen.
      const others = fields.filter((one) => one.name !== field.typeKey);
      compare(others, shapes[at] ?? {}, `${path} › ${word}`);
    }
  }
}

const { collections = [] } = editorConfig({ name: 'github', repo: 'a/b' }, 'Editor', [
  { code: 'en', ownName: 'English' },
  { code: 'fr', ownName: 'Français' },
]);
const forms = collections.flatMap((one): { name: string; fields?: unknown }[] => {
  if ('files' in one) return one.name === 'words' ? one.files : [];
  return 'folder' in one ? [one] : [];
});
const names = Object.keys(CONTENT_FILES) as ContentName[];

test('every file of content/ has a form', () => {
  const listed = forms.map(({ name }) => name).sort();
  assert.deepEqual(listed, [...names, 'biography', 'own', 'fr-own'].sort());
});

const SCHEMAS: [string, z.ZodType][] = [
  ...names.map((name): [string, z.ZodType] => [name, CONTENT_FILES[name].schema]),
  // A further language has a field more.
  ['fr-own', ownPage],
];
for (const [name, schema] of SCHEMAS) {
  test(`${name}: its form asks for what its schema knows, as the schema says it`, () => {
    const form = forms.find((one) => one.name === name);
    compare(form?.fields as FormField[], jsonSchema(schema), name);
  });
}
