/** An item of a list. */
export interface ListItem {
  /** A name that is the same in every language. */
  id?: unknown;
  /** Items of different kinds never match. */
  kind?: unknown;
}

/** Matches the items of a list with translations by `id`, by `score` in the record, by order. */
export function matchTranslations(
  source: readonly ListItem[],
  own: readonly ListItem[],
  score: (source: number, own: number) => number,
): (number | undefined)[] {
  const matches: (number | undefined)[] = source.map(({ id }) => {
    const index = id === undefined ? -1 : own.findIndex((item) => item.id === id);
    return index < 0 ? undefined : index;
  });
  const isFree = (index: number) => !matches.includes(index);
  const mayMatch = (one: number, other: number) =>
    source[one]?.id === undefined && source[one]?.kind === own[other]?.kind;

  const known = source.flatMap((_, one) =>
    own.map((__, other) => ({ one, other, points: mayMatch(one, other) ? score(one, other) : 0 })),
  );
  for (const { one, other, points } of known.sort((a, b) => b.points - a.points)) {
    if (points > 0 && matches[one] === undefined && isFree(other)) matches[one] = other;
  }

  for (const one of source.keys()) {
    if (matches[one] !== undefined) continue;
    const before = matches.slice(0, one).findLast((match) => match !== undefined) ?? -1;
    const after = matches.slice(one).find((match) => match !== undefined) ?? own.length;
    const between = [...own.keys()].filter((other) => other > before && other < after);
    matches[one] = between.find((other) => isFree(other) && mayMatch(one, other));
  }
  return matches;
}
