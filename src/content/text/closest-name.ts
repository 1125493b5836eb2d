import leven from 'leven';

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The known name closest to a mistyped one, at most two letters off; undefined if none is. */
export function closestName(typed: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, off: leven(bare(typed), bare(name)) }))
    .filter(({ name, off }) => off <= 2 && off < name.length / 2)
    .sort((first, second) => first.off - second.off);
  return nearest?.name;
}
