import { jsonSchema, valueAt, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { fieldPlace } from '../files/mistakes.ts';
import { pathOf, placeOf } from '../files/place.ts';
import type { Texts } from '../files/texts.ts';
import type { Pair } from './show-pairs.ts';

/** A field of a kind of file. */
interface PairedField {
  name: ContentName;
  /** As the CMS names it: `footer.links.ourTeams`. */
  keyPath: string;
}

/** Each field of a file that goes with one of another file, by their paths. */
function* goingWith(shape: JsonSchema, path: string[] = []): Generator<[string, PairedField]> {
  for (const [key, field] of Object.entries(shape.properties ?? {})) {
    const [name, keyPath = ''] = field.goesWith?.split(' ') ?? [];
    if (name) yield [[...path, key].join('.'), { name: name as ContentName, keyPath }];
    yield* goingWith(field, [...path, key]);
  }
}

const PAIRS = (Object.keys(CONTENT_FILES) as ContentName[]).flatMap((name) =>
  [...goingWith(jsonSchema(CONTENT_FILES[name].schema))].map(
    ([keyPath, other]): [PairedField, PairedField] => [{ name, keyPath }, other],
  ),
);

/** The fields of a file that visitors see together with one of another file, both ways. */
export function pairsOf(name: string): { keyPath: string; other: PairedField }[] {
  return [...PAIRS, ...PAIRS.map(([one, other]) => [other, one] as const)].flatMap(([one, other]) =>
    one.name === name ? [{ keyPath: one.keyPath, other }] : [],
  );
}

/** The fields of a form that go with those of other forms, and what these say. */
export function pairsIn(texts: Texts, path: string): Pair[] {
  return pairsOf(placeOf(path).name).map(({ keyPath, other }) => {
    const file = pathOf(other.name, texts.first);
    const keys = other.keyPath.split('.');
    const value = valueAt(texts.shown(file), keys);
    const said = typeof value === 'string' ? value : valueAt(value, ['alt']);
    const place = fieldPlace(texts, file, keys.join(' › '));
    return { keyPath, place, value: typeof said === 'string' ? said : '' };
  });
}
