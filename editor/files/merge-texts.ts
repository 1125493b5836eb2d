import { diff3Merge } from 'node-diff3';

const lines = (text: string) => text.split('\n');

/** Two changes of one text, brought together. */
export interface Merged {
  /** The text with both changes; of lines that both have changed, it has ours. */
  text: string;
  /** Their lines that are not in it. */
  lost: string[];
}

/** Brings together what two people have made of one text, line by line. */
export function mergeTexts(ours: string, before: string, theirs: string): Merged {
  const lost: string[] = [];
  const all = diff3Merge(lines(ours), lines(before), lines(theirs), {
    excludeFalseConflicts: true,
  });
  const text = all
    .flatMap(({ ok, conflict }) => {
      if (!conflict) return ok ?? [];
      lost.push(...conflict.b.filter((line) => !conflict.a.includes(line)));
      return conflict.a;
    })
    .join('\n');
  return { text, lost };
}
