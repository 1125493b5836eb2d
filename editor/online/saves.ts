import type { Built } from './hashes.ts';

/** A state of a file. */
interface SavedState {
  /** Its hash; empty where there is no file. */
  hash: string;
  /** When it was saved here, in ms since 1970; 0 for the state before. */
  saved: number;
}

/**
 * The states of files that are not known to be online yet, by their paths, oldest first. Each begins
 * with the state before the first save, if that was online then.
 */
export type Saves = Readonly<Record<string, readonly SavedState[]>>;

/** What becomes of what was saved. */
export type SaveStatus =
  | { kind: 'nothing' }
  /** @property since when the newest was saved, in ms since 1970 */
  | { kind: 'waiting' | 'late' | 'unanswered'; since: number }
  /** @property since when it went online, in ms since 1970 */
  | { kind: 'online'; since: number };

/**
 * The saves with one more.
 * @param file its path
 * @param before the hash of what the site shows until then, empty where it has no such file;
 *   undefined where that is not known
 */
export function withSave(
  saves: Saves,
  file: string,
  hash: string,
  now: number,
  before: string | undefined,
): Saves {
  const known = saves[file] ?? (before === undefined ? [] : [{ hash: before, saved: 0 }]);
  return { ...saves, [file]: [...known, { hash, saved: now }] };
}

/** When the first state was saved that is not online; Infinity where all are. */
const oldest = (states: readonly SavedState[]) =>
  Math.min(...states.map(({ saved }) => saved || Infinity));

/**
 * The states of a file that are not online yet; none once the last one is. A site that shows none of
 * them shows what somebody else has saved. After the limit that is taken to include ours, if it is
 * known what was online before; otherwise if the site was built that long after our save.
 */
function left(
  states: readonly SavedState[],
  { at, files }: Built,
  now: number,
  limit: number,
): readonly SavedState[] {
  const isKnown = states[0]?.saved === 0;
  const found = states.findLastIndex(({ hash }) => files.includes(hash));
  // The site does not list a file that is not there.
  const shown = found < 0 && isKnown ? states.findLastIndex(({ hash }) => hash === '') : found;
  const later = states.slice(shown + 1);
  const saved = later.at(-1)?.saved ?? 0;
  const isLater =
    isKnown && shown < 0 ? now - oldest(later) > limit : Date.parse(at) - saved > limit;
  if (later.length === 0 || (found < 0 && isLater)) return [];
  const before = states[shown];
  return before ? [{ ...before, saved: 0 }, ...later] : states;
}

/**
 * What a site shows of what was saved.
 * @param built what the site says; undefined where it gives no answer
 * @param limit how long a site may take before it is late, in ms
 */
export function compare(
  saves: Saves,
  built: Built | undefined,
  now: number,
  limit: number,
): { saves: Saves; outcome: SaveStatus } {
  const all = Object.values(saves).flat();
  if (all.length === 0) return { saves, outcome: { kind: 'nothing' } };
  const isLate = (since: number) => now - since > limit;
  const rest = Object.entries(saves).flatMap(([file, states]) => {
    const others = built ? left(states, built, now, limit) : states;
    return others.length > 0 ? [[file, others] as const] : [];
  });
  const newest = (states: readonly SavedState[]) => Math.max(...states.map(({ saved }) => saved));
  const waiting = rest.flatMap(([, states]) => states);
  if (waiting.length === 0) {
    const saved = newest(all);
    // The clocks of two computers seldom agree.
    const at = Math.max(Date.parse(built?.at ?? '') || now, saved);
    return { saves: {}, outcome: { kind: 'online', since: Math.min(now, at) } };
  }
  const kind = !isLate(oldest(waiting)) ? 'waiting' : built ? 'late' : 'unanswered';
  return { saves: Object.fromEntries(rest), outcome: { kind, since: newest(waiting) } };
}
