import { parse } from 'yaml';
import { isSame } from '#content/project';
import { likeSource, plainText } from '#content/reading';
import { withData } from './with-data.ts';

function holds(text: string | undefined, data: unknown): text is string {
  try {
    return text !== undefined && isSame(parse(text) ?? {}, data ?? {});
  } catch {
    return false;
  }
}

/**
 * Writes data into a YAML file. Keeps its comments, its order and the lines of all that says the
 * same. Parses the result and compares it with the data.
 * @param source the text as it is
 * @param data all that the new text says
 * @throws Error for data that no text can say, and for a file with references, which no build reads
 */
export function editYaml(source: string, data: unknown): string {
  const text = plainText(source);
  if (holds(text, data)) return source;
  const edited = withData(text, data);
  if (!holds(edited, data)) throw new Error('These values cannot be written as YAML.');
  return likeSource(source, edited);
}
