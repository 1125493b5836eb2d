/** Levenshtein distance: letters to add, remove or replace to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(from[i - 1] !== to[j - 1]);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The known name that a mistyped one probably means: the closest, at most two letters off. */
export function closestName(typed: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, off: distance(bare(typed), bare(name)) }))
    .filter(({ name, off }) => off <= 2 && off < name.length / 2)
    .sort((one, other) => one.off - other.off);
  return nearest?.name;
}
