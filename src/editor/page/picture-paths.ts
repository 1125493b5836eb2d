import type { PictureRequest, AssetResolver } from '#site/shared/pictures';
import { filesNamedIn } from '../store/files/named-files.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { partsOf, type MarkedField } from './marks.ts';
import { setDataPath, type DataPath } from './page-parts.ts';

/** The fields that name a file, in the words of a language and in the facts. */
function fieldsNaming(texts: OpenProject, code: string, file: string): DataPath[] {
  return texts.files().flatMap(({ path, kind, code: fileCode }) => {
    if (kind === 'translation record' || (fileCode !== '' && fileCode !== code)) return [];
    return filesNamedIn(texts, path)
      .filter((field) => field.name === file)
      .map(({ keys }): DataPath => {
        // The field `file` is in a group with its focal point and its alt text.
        const beside = keys.at(-1) === 'file' ? keys.slice(0, -1) : keys;
        return { path, keys: beside, isExact: true };
      });
  });
}

/**
 * Wraps a resolver so that each picture and track that it returns is registered with the
 * field that names its file: a tap on it then opens that field.
 * @param page the page; for a custom page the path of its file, whose fields are preferred
 * @param field returns the field of a mark
 */
export function withDataPaths(
  resolver: AssetResolver,
  texts: OpenProject,
  code: string,
  page: string,
  field: (mark: number) => MarkedField | undefined,
): AssetResolver {
  const register = async <Source>(
    file: string,
    source: Source | Promise<Source>,
    alt = '',
  ): Promise<Source> => {
    const picture = await source;
    const [{ mark = -1 } = {}] = partsOf(alt);
    const altField = field(mark);
    // Several fields may have no file yet: a tap then means the item around the picture.
    const fields = file === '' ? [] : fieldsNaming(texts, code, file);
    const besideAlt = fields.find(
      ({ path, keys }) =>
        path === altField?.path && keys.join('.') === altField.keys.slice(0, -1).join('.'),
    );
    const dataPath = besideAlt ?? fields.find(({ path }) => path === page) ?? fields[0];
    if (dataPath && typeof picture === 'object' && picture !== null) setDataPath(picture, dataPath);
    return picture;
  };
  return {
    picture: (request: PictureRequest) =>
      register(request.file, resolver.picture(request), request.alt),
    drawing: (request) => register(request.file, resolver.drawing(request)),
    feature: (request) => register(request.file, resolver.feature(request)),
  };
}
