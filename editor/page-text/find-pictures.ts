import { fieldsOf } from '../../src/core/schemas/fields-of.ts';
import type { PictureRequest, PictureResolver } from '../../src/site/pictures/requests.ts';
import { kindAt } from '../files/content-file.ts';
import type { TextFiles } from '../files/text-files.ts';
import { partsOf, type MarkedField } from './marks.ts';
import { setPlace, type DataPlace } from './places.ts';

/** The files of pictures and music that data names, each once for data that stays the same. */
const known = new WeakMap<object, { file: string; place: DataPlace }[]>();

function filesIn(path: string, data: object): { file: string; place: DataPlace }[] {
  const before = known.get(data);
  if (before) return before;
  const { schema } = kindAt(path);
  const found = [...fieldsOf(schema, data)].flatMap(({ about, path: keys, value }) => {
    if (!/^(picture|music)$/.test(about.format ?? '') || typeof value !== 'string') return [];
    // A file stands beside its point and its words.
    const place = { path, keys: keys.at(-1) === 'file' ? keys.slice(0, -1) : keys, isExact: true };
    return [{ file: value, place }];
  });
  known.set(data, found);
  return found;
}

/** Where a file is named, in a language and in what holds for each. */
function placesOf(texts: TextFiles, code: string, file: string): DataPlace[] {
  return texts.project.files().flatMap(({ path, name, code: own }) => {
    if (name === 'record' || (own !== '' && own !== code)) return [];
    const data = texts.data(path);
    const found = typeof data === 'object' && data !== null ? filesIn(path, data) : [];
    return found.flatMap((one) => (one.file === file ? one.place : []));
  });
}

/**
 * Remembers of every picture and piece of music that a page is given where its file is named.
 * @param page the file of an own page, of which those on the page are
 * @param field the field of a mark
 */
export function withPlaces(
  resolver: PictureResolver,
  texts: TextFiles,
  code: string,
  page: string,
  field: (mark: number) => MarkedField | undefined,
): PictureResolver {
  const remember = async <Source>(
    file: string,
    source: Source | Promise<Source>,
    alt = '',
  ): Promise<Source> => {
    const found = await source;
    const [{ mark = -1 } = {}] = partsOf(alt);
    const words = field(mark);
    const places = placesOf(texts, code, file);
    const besideWords = places.find(
      ({ path, keys }) =>
        path === words?.path && keys.join('.') === words.keys.slice(0, -1).join('.'),
    );
    const place = besideWords ?? places.find(({ path }) => path === page) ?? places[0];
    if (place && typeof found === 'object' && found !== null) setPlace(found, place);
    return found;
  };
  return {
    picture: (request: PictureRequest) =>
      remember(request.file, resolver.picture(request), request.alt),
    drawing: (request) => remember(request.file, resolver.drawing(request)),
    ink: (request) => remember(request.file, resolver.ink(request)),
    made: (request) => remember(request.file, resolver.made(request)),
  };
}
