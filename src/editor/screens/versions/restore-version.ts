import { matchItems } from '#content/data';
import { valueAt } from '#content/fields';
import { MODEL } from '#site/features';
import { pairOf } from '../../form/pairs.ts';
import { withValue } from '../../store/data/values.ts';
import { type ChangedField, changedFiles } from '../../store/drafts/changed-fields.ts';
import { mistakesIn } from '../../store/files/mistakes.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { storedText } from '../../store/files/stored-text.ts';

/** The file that names the pictures that pages describe. */
export const PICTURES = MODEL.pathOf('pictures', '');

/** The current pictures, with the earlier ones where fields describe them. */
function restoredPictures(
  texts: OpenProject,
  path: string,
  fields: readonly ChangedField[],
  earlier: string,
) {
  const before = texts.with(PICTURES, earlier).formValues(PICTURES);
  const places = fields.flatMap(({ keys }) =>
    keys.flatMap((_, index) => pairOf(texts, path, keys.slice(0, index + 1)) ?? []),
  );
  return places
    .filter((place) => place.path === PICTURES && valueAt(before, place.keys) !== undefined)
    .reduce<unknown>(
      (data, { keys }) => withValue(data, keys, valueAt(before, keys)),
      texts.formValues(PICTURES),
    );
}

/**
 * Writes the data of an earlier version into the current file, so that only differing lines change.
 * A picture that its words describe comes back with them.
 * @param texts the current project
 * @param earlier the text of the version
 * @param earlierPictures the text of the pictures at that time; empty if it is not known
 * @returns the new texts of files, and the project with them; the fields that change in the file;
 *   and the mistakes of the version
 * @throws Error for a version that cannot be parsed
 */
export function restoreVersion(
  texts: OpenProject,
  path: string,
  earlier: string,
  earlierPictures = '',
) {
  const data = texts.with(path, earlier).formValuesOrThrow(path);
  // A deleted page comes back as it was; its mistakes are corrected afterwards.
  if (!texts.has(path))
    return {
      files: [[path, earlier]] as const,
      after: texts.with(path, earlier),
      fields: [],
      mistakes: [],
    };
  const text = storedText(path, texts.text(path), data);
  const withText = texts.with(path, text);
  const fields = changedFiles(texts, withText, [path]).flatMap((file) => file.fields);
  const knowsPictures = earlierPictures !== '' && MODEL.fileInfoOf(path).code === texts.first;
  const pictures = knowsPictures
    ? storedText(
        PICTURES,
        texts.text(PICTURES),
        restoredPictures(texts, path, fields, earlierPictures),
      )
    : undefined;
  const files = [[path, text] as const, ...(pictures ? [[PICTURES, pictures] as const] : [])];
  const after = pictures ? withText.with(PICTURES, pictures) : withText;
  return { files, after, fields, mistakes: mistakesIn(after, path) };
}

/**
 * The paragraphs of an earlier text that differ from those of the current one: what stands there
 * `now`, and the whole `text` with this paragraph alone brought back.
 */
export function earlierParagraphs(current: string, earlier: string) {
  const paragraphsIn = (text: string) => text.trim().split(/\n{2,}/);
  const [now, before] = [paragraphsIn(current), paragraphsIn(earlier)];
  const { matches } = matchItems(now, before);
  return before.flatMap((then, index) => {
    const match = matches[index];
    if (match !== undefined && now[match] === then) return [];
    const above = matches.slice(0, index).findLast((item) => item !== undefined) ?? -1;
    const [at, removed] = match === undefined ? [above + 1, 0] : [match, 1];
    const text = now.toSpliced(at, removed, then).join('\n\n');
    return [{ now: now.slice(at, at + removed).join(''), then, text }];
  });
}
