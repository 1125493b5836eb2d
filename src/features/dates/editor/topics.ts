import { valuesNamed } from '../../../../editor/choices/values-named.ts';
import type { TextFiles } from '../../../../editor/files/text-files.ts';

/** Every topic that a date has or a block asks for, in the order of the alphabet. */
export function topicsIn(texts: TextFiles): string[] {
  const files = texts.project.files().filter(({ name }) => name !== 'unknown');
  const data = files.map(({ path }) => texts.shown(path));
  const topics = [...valuesNamed('topic', data)].filter((topic) => typeof topic === 'string');
  return topics.filter(Boolean).sort();
}
