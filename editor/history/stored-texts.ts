import { MOST_VERSIONS } from './versions.ts';

/** A text that a file had until it was saved. */
export interface StoredText {
  path: string;
  text: string;
  /** When it was saved over, in ms since 1970. */
  until: number;
}

/** So many characters are stored of all files together: a browser gives a site more. */
const MOST_CHARACTERS = 5_000_000;

/**
 * What stays of the stored texts once there is one more: the latest of each file, and of all
 * together as many as there is room for.
 */
export function withText(
  stored: readonly StoredText[],
  added: StoredText,
  room = MOST_CHARACTERS,
): StoredText[] {
  const all = [...stored, added].sort((a, b) => b.until - a.until);
  const ofFiles = new Map<string, number>();
  let used = 0;
  return all.filter(({ path, text }) => {
    const count = (ofFiles.get(path) ?? 0) + 1;
    ofFiles.set(path, count);
    used += text.length;
    return count <= MOST_VERSIONS && used <= room;
  });
}
