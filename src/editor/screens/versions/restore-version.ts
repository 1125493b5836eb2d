import { changedFiles } from '../../store/drafts/changed-fields.ts';
import { formData } from '../../store/files/file-schema.ts';
import { mistakesIn } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { editYaml } from '../../store/files/yaml/edit-yaml.ts';

/**
 * Writes the data of an earlier version into the current file, so that only differing lines change.
 * @param texts the current project
 * @param earlier the text of the version
 * @returns the new text of the file; the labels of the fields that differ, an empty one for the
 *   whole file; and the mistakes of the version
 * @throws Error for a version that cannot be parsed
 */
export function restoreVersion(texts: TextFiles, path: string, earlier: string) {
  const data = formData(path, earlier, texts.isUnfinished(path));
  // A deleted page comes back as it was; its mistakes are corrected afterwards.
  if (!texts.has(path)) return { text: earlier, differs: [''], mistakes: [] };
  const before = texts.text(path);
  const text = editYaml(before, data);
  const after = texts.with(path, text);
  const [changed] = changedFiles(after, texts.with(path, before), [path]);
  const labels = changed?.fields.map(({ label }) => label) ?? [];
  return { text, differs: [...new Set(labels)], mistakes: mistakesIn(after, path) };
}
