import type { Built } from './marks.ts';

/** A version of a file. */
export interface Version {
  /** Its mark; empty where there is no file. */
  mark: string;
  /** When it was saved here, in ms since 1970; 0 for the version before. */
  saved: number;
}

/**
 * The versions of files that are not known to be online yet, by the marks of their paths, oldest
 * first. Each begins with those from before the first save, where the site told what it showed
 * then.
 */
export type Saves = Readonly<Record<string, readonly Version[]>>;

/** What becomes of what was saved. */
export type Outcome =
  | { kind: 'nothing' }
  /** @property since when it was saved, in ms since 1970 */
  | { kind: 'waiting' | 'late' | 'unanswered'; since: number }
  /** @property since when it went online, in ms since 1970 */
  | { kind: 'online'; since: number };

/**
 * The saves with one more.
 * @param older the marks of what the site shows until then, and of what the project held; none
 * where the site gave no
 *   answer
 */
export function withSave(
  saves: Saves,
  file: string,
  mark: string,
  now: number,
  older: readonly string[],
): Saves {
  const known = saves[file] ?? older.map((one) => ({ mark: one, saved: 0 }));
  return { ...saves, [file]: [...known, { mark, saved: now }] };
}

/**
 * The versions of a file that are still to wait for; none once the last one is online. What the
 * site shows may be unknown here: then somebody else has saved too, and once ours should long be
 * there, theirs has come after it.
 * @param shown the mark of what the site shows; empty where it has no such file
 */
function left(versions: readonly Version[], shown: string, isLate: boolean): readonly Version[] {
  const at = versions.findLastIndex(({ mark }) => mark === shown);
  const later = versions.slice(at + 1);
  if (at >= 0) return later.length > 0 ? [{ mark: shown, saved: 0 }, ...later] : [];
  return isLate && versions[0]?.saved === 0 ? [] : versions;
}

/** When the first version was saved that is not online; Infinity where all are. */
const oldest = (versions: readonly Version[]) =>
  Math.min(...versions.map(({ saved }) => saved || Infinity));

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
): { saves: Saves; outcome: Outcome } {
  const all = Object.values(saves).flat();
  if (all.length === 0) return { saves, outcome: { kind: 'nothing' } };
  const isLate = (since: number) => now - since > limit;
  const rest = Object.entries(saves).flatMap(([file, versions]) => {
    const others = built
      ? left(versions, built.files[file] ?? '', isLate(oldest(versions)))
      : versions;
    return others.length > 0 ? [[file, others] as const] : [];
  });
  const since = oldest(rest.flatMap(([, versions]) => versions));
  if (since === Infinity) {
    const saved = Math.max(...all.map((version) => version.saved));
    // The clocks of two computers seldom agree.
    const at = Math.max(Date.parse(built?.at ?? '') || now, saved);
    return { saves: {}, outcome: { kind: 'online', since: Math.min(now, at) } };
  }
  const kind = !isLate(since) ? 'waiting' : built ? 'late' : 'unanswered';
  return { saves: Object.fromEntries(rest), outcome: { kind, since } };
}
