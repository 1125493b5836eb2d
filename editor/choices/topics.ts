import type { TextFiles } from '../files/text-files.ts';

/** What every field of a name says in some data, however deep it stands. */
export function valuesNamed(name: string, data: unknown): Set<unknown> {
  const values = new Set<unknown>();
  JSON.stringify(data, (key, value: unknown) => {
    if (key === name) values.add(value);
    return value;
  });
  return values;
}

/**
 * Every topic that a date has or a block asks for, in the order of the alphabet.
 * @param open what the open form says of topics that are not saved yet
 */
export function topicsIn(texts: TextFiles, open: unknown): string[] {
  const files = texts.project.files().filter(({ name }) => name !== 'unknown');
  const data = [...files.map(({ path }) => texts.shown(path)), open];
  const topics = [...valuesNamed('topic', data)].filter((topic) => typeof topic === 'string');
  return topics.filter(Boolean).sort();
}
