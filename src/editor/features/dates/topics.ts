import { valuesNamed } from '../../form/values.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** Returns all topics of dates and blocks, sorted. */
export function topicsIn(texts: TextFiles): string[] {
  const files = texts.project.files().filter(({ name }) => name !== 'unknown');
  const data = files.map(({ path }) => texts.shown(path));
  const topics = [...valuesNamed('topic', data)].filter((topic) => typeof topic === 'string');
  return topics.filter(Boolean).sort();
}
