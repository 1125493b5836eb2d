import { fill } from '../../src/core/fill.ts';
import { WORDS } from '../words/words.ts';
import { moment, MOST_VERSIONS, type History } from './versions.ts';

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

/** The history of files of which earlier texts are stored. @param read gives them, newest first */
export const storedHistory = (read: () => Promise<readonly StoredText[]>): History => ({
  versions: async (path) =>
    (await read())
      .filter((one) => one.path === path)
      .map(({ until }) => ({
        id: String(until),
        label: fill(WORDS.versions.until, { time: moment(until) }),
      })),
  text: async (path, id) => {
    const found = (await read()).find((one) => one.path === path && String(one.until) === id);
    if (!found) throw new Error('This version is no longer available.');
    return found.text;
  },
  deleted: async (folder, isThere) => {
    const gone = (await read()).filter(
      ({ path }) => path.startsWith(`${folder}/`) && !isThere(path),
    );
    // The newest text of each.
    return [...Map.groupBy(gone, ({ path }) => path).values()].flatMap(([last]) =>
      last ? { path: last.path, label: moment(last.until) } : [],
    );
  },
});
