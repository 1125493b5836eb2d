/** Empties each field of every form among filled ones, and fills in each among empty ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, type JsonSchema, type Path, valueAt } from '#content/fields';
import { isGroup, customPagesFolder } from '#content/project';
import { MODEL } from '#site/features';
import { tidied } from '../../form/tidied.ts';
import { choiceOf } from '../../form/values.ts';
import { fileSchemaAt } from './file-schema.ts';

let count = 0;
/** Returns a unique value for a field without inner fields. */
function typedInto({ type, const: fixed, enum: words, items }: JsonSchema): unknown {
  count += 1;
  const text = `typed ${count}`;
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 'array':
      return [typedInto(items ?? {})];
    case 'boolean':
      return true;
    case 'integer':
      return count;
    default:
      return words?.[0] ?? text;
  }
}

/** Returns completely filled forms, one for each schema that can be chosen. */
function filledForms(schema: JsonSchema): unknown[] {
  const choice = choiceOf(schema);
  if (choice)
    return [...choice.schemas].flatMap(([name, { properties = {} }]) =>
      filledForms({ properties })
        .filter(isGroup)
        .map((form) => ({ ...form, [choice.by]: name })),
    );
  const { properties, items } = schema;
  if (items && (items.properties || choiceOf(items))) return [filledForms(items)];
  if (!properties) return [typedInto(schema)];
  const ways = Object.entries(properties).map(
    ([name, field]) => [name, filledForms(field)] as const,
  );
  const most = Math.max(1, ...ways.map(([, forms]) => forms.length));
  return Array.from({ length: most }, (_, way) =>
    Object.fromEntries(ways.map(([name, forms]) => [name, forms[way % forms.length]])),
  );
}

const EMPTY: Record<string, unknown> = { boolean: false, number: null };
const isFilled = (value: unknown) => value !== '' && value !== false && value !== null;

/** Returns a form with some of its values emptied. */
function emptied(value: unknown, isEmptied: (path: Path) => boolean, path: Path = []): unknown {
  const inner = ([key, inner]: [string | number, unknown]) =>
    emptied(inner, isEmptied, [...path, key]);
  if (Array.isArray(value)) return [...value.entries()].map(inner);
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map((entry) => [entry[0], inner(entry)]));
  return isEmptied(path) ? (EMPTY[typeof value] ?? '') : value;
}

/** Returns the paths of all values. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : [path];

const same = (first: Path, second: Path) => first.join('.') === second.join('.');

/** Returns the paths of values that are lost when the form is saved. */
function lostIn(schema: JsonSchema, form: unknown): string[] {
  const saved = tidied(form, schema);
  const lost = placesIn(form).filter((path) => {
    const typed = valueAt(form, path);
    // A choice without fields, such as `none`, is saved as a plain word.
    const values = [valueAt(saved, path), valueAt(saved, path.slice(0, -1))];
    return isFilled(typed) && !values.includes(typed);
  });
  return lost.map((path) => path.join(' › '));
}

const PATHS = [
  ...[...MODEL.files.keys()].map((name) => MODEL.pathOf(name, 'en')),
  `${customPagesFolder('en')}/page.yaml`,
];

for (const path of PATHS) {
  test(`saves all that was typed into ${path}, whatever is left empty beside it`, () => {
    const schema = fileSchemaAt(path);
    for (const form of filledForms(schema)) {
      const kinds = [...fieldsOf(schema, form)].filter(
        ({ fieldSchema }) => typeof fieldSchema.const === 'string',
      );
      for (const place of placesIn(form)) {
        const isKind = (at: Path) => kinds.some((kind) => same(kind.path, at));
        const walks = [
          emptied(form, (at) => same(at, place)),
          emptied(form, (at) => !same(at, place)),
          emptied(form, (at) => !same(at, place) && !isKind(at)),
        ];
        for (const walked of walks) assert.deepEqual(lostIn(schema, walked), [], place.join(' › '));
      }
    }
  });
}
