/** Empties each field of every form among filled ones, and fills in each among empty ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { isGroup } from '#content/data';
import { fieldsOf, type Field, type Path, valueAt } from '#content/fields';
import { exampleTexts } from '../../../../tests/support/sites.ts';
import { storedData } from '../data/stored-data.ts';
import { fileFieldAt } from './file-schema.ts';

const EMPTY: Record<string, unknown> = { boolean: false, number: null };
const isFilled = (value: unknown) => value !== '' && value !== false && value !== null;

/** A form with some of its values emptied. */
function emptied(value: unknown, isEmptied: (path: Path) => boolean, path: Path = []): unknown {
  const inner = ([key, inner]: [string | number, unknown]) =>
    emptied(inner, isEmptied, [...path, key]);
  if (Array.isArray(value)) return [...value.entries()].map(inner);
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map((entry) => [entry[0], inner(entry)]));
  return isEmptied(path) ? (EMPTY[typeof value] ?? '') : value;
}

/** The paths of all values. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : [path];

const same = (first: Path, second: Path) => first.join('.') === second.join('.');

/** The paths of values that are lost when the form is saved. */
function lostIn(file: Field, form: unknown): string[] {
  const saved = storedData(form, file);
  const lost = placesIn(form).filter((path) => {
    const typed = valueAt(form, path);
    // A choice without fields, such as `none`, is saved as a plain word.
    const values = [valueAt(saved, path), valueAt(saved, path.slice(0, -1))];
    return isFilled(typed) && !values.includes(typed);
  });
  return lost.map((path) => path.join(' › '));
}

// The example fills in every field of every file.
const FILES = Object.entries(exampleTexts()).filter(([path]) =>
  /^content\/(en\/)?[^/]*\.yaml$|^content\/en\//.test(path),
);

for (const [path, text] of FILES) {
  test(`saves all that was typed into ${path}, whatever is left empty beside it`, () => {
    const file = fileFieldAt(path);
    const form = storedData(parse(text), file);
    const kinds = [...fieldsOf(file, form)].filter(({ field }) => field.kind === 'constant');
    const isKind = (at: Path) => kinds.some((kind) => same(kind.path, at));
    for (const place of placesIn(form)) {
      const walks = [
        emptied(form, (at) => same(at, place)),
        emptied(form, (at) => !same(at, place)),
        emptied(form, (at) => !same(at, place) && !isKind(at)),
      ];
      for (const walked of walks) assert.deepEqual(lostIn(file, walked), [], place.join(' › '));
    }
  });
}
