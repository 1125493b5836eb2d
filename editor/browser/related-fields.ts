import { jsonSchema, valueAt, type JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { fieldPlace, type FieldPlace } from '../files/mistakes.ts';
import { FILES, pathOf, placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { element } from './element.ts';
import { whenLaidOut } from './when-laid-out.ts';

/** A field of a kind of file. */
interface PairedField {
  name: string;
  /** As the CMS names it: `footer.links.ourTeams`. */
  keyPath: string;
}

/** A field of the open form, and the field of another form that goes with it. */
export interface Pair {
  keyPath: string;
  place: FieldPlace;
  /** What that one says. */
  value: string;
}

/** Each field of a file that goes with one of another file, by their paths. */
function* goingWith(schema: JsonSchema, path: string[] = []): Generator<[string, PairedField]> {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const [name, keyPath = ''] = field.goesWith?.split(' ') ?? [];
    if (name) yield [[...path, key].join('.'), { name, keyPath }];
    yield* goingWith(field, [...path, key]);
  }
}

const PAIRS = [...FILES.values()].flatMap(({ name, schema }) =>
  [...goingWith(jsonSchema(schema))].map(([keyPath, other]): [PairedField, PairedField] => [
    { name, keyPath },
    other,
  ]),
);

/** The fields of a file that visitors see together with one of another file, both ways. */
export function pairsOf(name: string): { keyPath: string; other: PairedField }[] {
  return [...PAIRS, ...PAIRS.map(([one, other]) => [other, one] as const)].flatMap(([one, other]) =>
    one.name === name ? [{ keyPath: one.keyPath, other }] : [],
  );
}

/** The fields of a form that go with those of other forms, and what these say. */
export function pairsIn(texts: TextFiles, path: string): Pair[] {
  return pairsOf(placeOf(path).name).map(({ keyPath, other }) => {
    const file = pathOf(other.name, texts.first);
    const keys = other.keyPath.split('.');
    const value = valueAt(texts.shown(file), keys);
    const text = typeof value === 'string' ? value : valueAt(value, ['alt']);
    const place = fieldPlace(texts, file, keys);
    return { keyPath, place, value: typeof text === 'string' ? text : '' };
  });
}

function noteOf({ place, value }: Pair, goTo: (place: FieldPlace) => void): HTMLElement {
  const onclick = () => goTo(place);
  const button = element('button', { type: 'button', onclick }, `${place.form} › ${place.label}`);
  const text = value ? `Goes with “${value}” in ` : 'Goes with what is still missing in ';
  return element('p', { className: 'pair' }, text, button);
}

/**
 * Shows with fields of the open form what stands in another form and belongs to them, such as where
 * a link leads.
 * @param pairsNow those of the open form; undefined where none is open
 */
export function showPairs(
  pairsNow: () => readonly Pair[],
  goTo: (place: FieldPlace) => void,
): void {
  whenLaidOut(() => {
    const fields = [
      ...document.querySelectorAll<HTMLElement>('.field[data-key-path]:not([data-paired])'),
    ];
    if (fields.length === 0) return;
    const pairs = pairsNow();
    for (const field of fields) {
      field.dataset['paired'] = '';
      const pair = pairs.find(({ keyPath }) => keyPath === field.dataset['keyPath']);
      if (pair) field.querySelector(':scope > header')?.after(noteOf(pair, goTo));
    }
  });
}
