/** Random pages of the team's own, and random changes that somebody could make to one in a form. */
import assert from 'node:assert/strict';
import { isGroup } from '#content/project';
import type { Data } from '#editor/form/values.ts';

/** Pseudorandom numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
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

const LISTS = ['blocks', 'people', 'partners', 'links', 'steps', 'questions'] as const;
type ListName = (typeof LISTS)[number];

/** Makes and changes pages with the numbers of one seed, so that each run does the same. */
export class RandomPages {
  readonly #random: () => number;
  #count = 0;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  /** A whole number below a limit. */
  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  chance(of: number): boolean {
    return this.#random() < of;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] ?? assert.fail();
  }

  some<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: 1 + this.below(most) }, make);
  }

  /** Some words that no other text has. */
  words(most: number): string {
    this.#count += 1;
    return [...this.some(most, () => this.pick(WORDS)), `w${this.#count}`].join(' ');
  }

  markdown(): string {
    const parts = [
      () => `## ${this.words(3)}`,
      () => this.words(30),
      () => `- ${this.words(3)}\n- ${this.words(3)}`,
      () => `**${this.words(2)}** and [words](/contact-us)`,
    ];
    return this.some(4, () => this.pick(parts)()).join('\n\n');
  }

  /** Fields of a group that may be left out. */
  #optional(group: Data): Record<string, () => unknown> {
    const links = () => this.some(3, () => this.item('links'));
    const text = () => this.words(20);
    if ('role' in group) return { text, links };
    if ('name' in group) return { ground: () => 'dark', href: () => 'https://example.org/partner' };
    return 'heading' in group && group['block'] !== 'questions' ? { lead: text } : {};
  }

  /** A group with some of the fields that it may leave out. */
  #withOptional(group: Data): Data {
    const chosen = Object.entries(this.#optional(group)).filter(() => this.chance(0.5));
    return { ...group, ...Object.fromEntries(chosen.map(([name, make]) => [name, make()])) };
  }

  item(list: ListName): Data {
    switch (list) {
      case 'people':
        return this.#withOptional({ name: this.words(2), role: this.words(3) });
      case 'partners':
        return this.#withOptional({ name: this.words(2) });
      case 'links':
        return { text: this.words(1), href: this.pick(['https://example.org', '/contact-us']) };
      case 'steps':
        return { title: this.words(3), text: this.words(20) };
      case 'questions':
        return { id: `q${(this.#count += 1)}`, question: this.words(5), answer: this.words(40) };
      case 'blocks':
        return this.#block(this.pick(['text', 'text', 'people', 'partners', 'steps']));
    }
  }

  #block(block: 'text' | Exclude<ListName, 'blocks' | 'links'>): Data {
    if (block === 'text') return { block, text: this.markdown() };
    const opening = this.#withOptional({ block, heading: this.words(3) });
    return { ...opening, [block]: this.some(4, () => this.item(block)) };
  }

  page(): Data {
    const head = {
      publish: this.chance(0.5),
      title: `A title: ${this.words(2)}`,
      description: `A description that is long enough for a search engine ${this.words(3)}`,
      heading: this.words(2),
    };
    const blocks = this.some(3, () => this.item('blocks'));
    if (this.chance(0.3)) blocks.push(this.#block('questions'));
    return { ...this.#withOptional(head), blocks };
  }

  /** A page with some changes. */
  changed(page: Data, most = 3): Data {
    const copy = structuredClone(page);
    this.some(most, () => this.#change(copy));
    return copy;
  }

  #change(page: Data): void {
    const groups = groupsIn(page);
    const group = this.pick(groups);
    const optional = Object.entries(this.#optional(group));
    const lists = groups.flatMap((group) => LISTS.map((key) => [key, group[key]] as const));
    const [name, list] = this.pick(
      lists.filter((entry): entry is [ListName, Data[]] => !!entry[1]),
    );
    const at = this.below(list.length);
    const changeText = () => {
      const key = this.pick(Object.keys(group).filter((name) => TEXTS.has(name)));
      if (group['block'] === 'text') group[key] = this.markdown();
      else group[key] = this.chance(0.5) ? `${String(group[key])} more` : this.words(3);
    };
    const [field, make] = optional.length > 0 ? this.pick(optional) : [];
    this.pick([
      changeText,
      changeText,
      () =>
        field &&
        (field in group ? Reflect.deleteProperty(group, field) : (group[field] = make?.())),
      () =>
        (name !== 'links' || list.length < 4) &&
        list.splice(this.chance(0.5) ? list.length : at, 0, this.item(name)),
      () => list.length > 1 && list.splice(at, 1),
      () => list.splice(this.below(list.length), 0, ...list.splice(at, 1)),
      () => (page['publish'] = !page['publish']),
    ])();
  }
}

const TEXTS = new Set('title heading lead text name role question answer'.split(' '));

/** Every group of fields: the page, its blocks, their items. */
function groupsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(groupsIn);
  if (!isGroup(value)) return [];
  return [value, ...Object.values(value).flatMap(groupsIn)];
}
