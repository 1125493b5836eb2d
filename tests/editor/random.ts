/** Pseudorandom numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS =
  'music kora Ọmọ choir: "drum" it’s #1 - stage, true no null 1960 learn & grow 50% (live) what? day'.split(
    ' ',
  );

/** Chooses by chance, and the same with the same seed, so that each run does the same. */
export class Random {
  readonly #next: () => number;
  #count = 0;

  constructor(seed: number) {
    this.#next = randomFrom(seed);
  }

  /** A whole number below a limit. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  chance(of: number): boolean {
    return this.#next() < of;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  some<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: 1 + this.below(most) }, make);
  }

  /** Some words that no other text has. */
  words(most: number): string {
    this.#count += 1;
    return [...this.some(most, () => this.pick(WORDS)), `w${this.#count}`].join(' ');
  }
}
