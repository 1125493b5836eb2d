import type { PictureRequest, PictureResolver } from '#site/shared/pictures';
import { filesNamedIn } from '../store/files/named-files.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { partsOf, type MarkedField } from './marks.ts';
import { setDataPath, type DataPath } from './page-parts.ts';

/** Where a file is named, in a language and in what holds for each. */
function placesOf(texts: TextFiles, code: string, file: string): DataPath[] {
  return texts.project.files().flatMap(({ path, name, code: own }) => {
    if (name === 'record' || (own !== '' && own !== code)) return [];
    return filesNamedIn(texts, path)
      .filter((field) => field.name === file)
      .map(({ keys }): DataPath => {
        // A file stands beside its point and its words.
        const beside = keys.at(-1) === 'file' ? keys.slice(0, -1) : keys;
        return { path, keys: beside, isExact: true };
      });
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
    const picture = await source;
    const [{ mark = -1 } = {}] = partsOf(alt);
    const words = field(mark);
    const places = placesOf(texts, code, file);
    const besideWords = places.find(
      ({ path, keys }) =>
        path === words?.path && keys.join('.') === words.keys.slice(0, -1).join('.'),
    );
    const use = besideWords ?? places.find(({ path }) => path === page) ?? places[0];
    if (use && typeof picture === 'object' && picture !== null) setDataPath(picture, use);
    return picture;
  };
  return {
    picture: (request: PictureRequest) =>
      remember(request.file, resolver.picture(request), request.alt),
    drawing: (request) => remember(request.file, resolver.drawing(request)),
    feature: (request) => remember(request.file, resolver.feature(request)),
  };
}
