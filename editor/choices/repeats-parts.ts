import { FREQUENCIES, MAX_REPEATS } from '../../src/content/schemas/dates/repeats.ts';

/** How a date comes again, as its inputs hold it. */
export interface RepeatsParts {
  /** One of {@link FREQUENCIES}; empty for a date that does not come again. */
  every: string;
  /** What says how long. */
  ends: 'until' | 'times';
  /** `2027-12` or `2027-12-24` */
  until: string;
  times: string;
}

/** How often at most, the first time counted. */
export const MOST_TIMES = MAX_REPEATS;

/** What the inputs show of a text such as `monthly until 2027-12`, whole or half chosen. */
export function partsOfRepeats(text: string): RepeatsParts {
  const [, word = '', until, times = ''] =
    /^(\w+),? ?(?:until ?(\S*)|(\d*) ?(?:times)?)$/.exec(text) ?? [];
  const every = FREQUENCIES.find((name) => name === word) ?? '';
  return { every, ends: until === undefined ? 'times' : 'until', until: until ?? '', times };
}

/**
 * The text for what is chosen, as content files write it; of what is half chosen the first words.
 */
export function writtenRepeats({ every, ends, until, times }: RepeatsParts): string {
  if (!every) return '';
  const length = ends === 'until' ? `until ${until}` : times && `${times} times`;
  return `${every} ${length}`.trim();
}

/** Whether the last one is told by its month. */
export const endsInMonth = ({ every, until }: RepeatsParts): boolean =>
  until === '' ? every === 'monthly' : /^\d{4}-\d{2}$/.test(until);
