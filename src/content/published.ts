import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentPath } from './schemas/index.ts';
import { languages } from './schemas/language.ts';

/**
 * The codes of the languages that organisation.yaml says are published, for what has to know them before its content is
 * checked; English where it cannot be read, as whoever reads the file whole says what is wrong with it.
 */
export function publishedIn(root: URL): string[] {
  try {
    const text = readFileSync(new URL(contentPath('organisation', ''), root), 'utf8');
    const facts = parse(text) as { languages?: unknown } | null;
    return languages.parse(facts?.languages ?? undefined);
  } catch {
    return languages.parse(undefined);
  }
}
