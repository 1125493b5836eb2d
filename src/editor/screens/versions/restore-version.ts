import { matchItems } from '#content/data';
import { changedFiles } from '../../store/drafts/changed-fields.ts';
import { formData } from '../../store/files/file-schema.ts';
import { mistakesIn } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { editYaml } from '../../store/files/yaml/edit-yaml.ts';

/**
 * Writes the data of an earlier version into the current file, so that only differing lines change.
 * @param texts the current project
 * @param earlier the text of the version
 * @returns the new text of the file, and the project with it; the fields that it changes; and the
 *   mistakes of the version
 * @throws Error for a version that cannot be parsed
 */
export function restoreVersion(texts: TextFiles, path: string, earlier: string) {
  const data = formData(path, earlier, texts.isUnfinished(path));
  // A deleted page comes back as it was; its mistakes are corrected afterwards.
  if (!texts.has(path))
    return { text: earlier, after: texts.with(path, earlier), fields: [], mistakes: [] };
  const text = editYaml(texts.text(path), data);
  const after = texts.with(path, text);
  const fields = changedFiles(texts, after, [path]).flatMap((file) => file.fields);
  return { text, after, fields, mistakes: mistakesIn(after, path) };
}

/** A paragraph that an earlier text has otherwise. */
interface EarlierParagraph {
  /** The paragraph now; empty if it is gone. */
  now: string;
  then: string;
  /** The whole text with this paragraph alone brought back. */
  text: string;
}

/** The paragraphs of an earlier text that differ from those of the current one. */
export function earlierParagraphs(current: string, earlier: string): EarlierParagraph[] {
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
