import type { Built } from './hashes.ts';

/** A state of a file. */
interface SavedState {
  /** Its hash; empty where there is no file. */
  hash: string;
  /** When it was saved here, in ms since 1970; 0 for the state before. */
  saved: number;
}

/**
 * The states of files that are not known to be online yet, by the hashes of their paths, oldest
 * first. Each begins with those from before the first save, where the site told what it showed
 * then.
 */
export type Saves = Readonly<Record<string, readonly SavedState[]>>;

/** What becomes of what was saved. */
export type SaveStatus =
  | { kind: 'nothing' }
  /** @property since when it was saved, in ms since 1970 */
  | { kind: 'waiting' | 'late' | 'unanswered'; since: number }
  /** @property since when it went online, in ms since 1970 */
  | { kind: 'online'; since: number };

/**
 * The saves with one more.
 * @param older the hashes of what the site shows until then, and of what the project held; none
 * where the site gave no
 *   answer
 */
export function withSave(
  saves: Saves,
  file: string,
  hash: string,
  now: number,
  older: readonly string[],
): Saves {
  const known = saves[file] ?? older.map((one) => ({ hash: one, saved: 0 }));
  return { ...saves, [file]: [...known, { hash, saved: now }] };
}

/**
 * The states of a file that are not online yet; none once the last one is. Where the site shows an
 * unknown state, somebody else has saved too: after the limit theirs is taken to include ours.
 * @param shown the hash of what the site shows; empty where it has no such file
 */
function left(
  states: readonly SavedState[],
  shown: string,
  isLate: boolean,
): readonly SavedState[] {
  const at = states.findLastIndex(({ hash }) => hash === shown);
  const later = states.slice(at + 1);
  if (at >= 0) return later.length > 0 ? [{ hash: shown, saved: 0 }, ...later] : [];
  return isLate && states[0]?.saved === 0 ? [] : states;
}

/** When the first state was saved that is not online; Infinity where all are. */
const oldest = (states: readonly SavedState[]) =>
  Math.min(...states.map(({ saved }) => saved || Infinity));

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
    const others = built ? left(states, built.files[file] ?? '', isLate(oldest(states))) : states;
    return others.length > 0 ? [[file, others] as const] : [];
  });
  const since = oldest(rest.flatMap(([, states]) => states));
  if (since === Infinity) {
    const saved = Math.max(...all.map((state) => state.saved));
    // The clocks of two computers seldom agree.
    const at = Math.max(Date.parse(built?.at ?? '') || now, saved);
    return { saves: {}, outcome: { kind: 'online', since: Math.min(now, at) } };
  }
  const kind = !isLate(since) ? 'waiting' : built ? 'late' : 'unanswered';
  return { saves: Object.fromEntries(rest), outcome: { kind, since } };
}
