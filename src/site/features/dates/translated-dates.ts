import type { Content } from '#content/project';
import { DATES } from './content.ts';
import { timesSoFar, type DateEntry } from './schemas/entry.ts';

/** A date as pages show it. */
export interface ShownDate extends DateEntry {
  /** The language of its words (BCP 47), where it is not that of the page. */
  language?: string;
}

/**
 * The dates of a further language: the facts of the first one's, in its own words where it has
 * them.
 * @param first the dates of the first language
 * @param language the first language (BCP 47)
 */
export function translatedDates(
  first: readonly DateEntry[],
  translations: readonly Pick<DateEntry, 'id' | 'title' | 'text'>[],
  language: string,
): ShownDate[] {
  return first.map((date) => {
    const words = translations.find(({ id }) => id === date.id);
    return words
      ? { ...date, title: words.title, text: words.text ?? undefined }
      : { ...date, language };
  });
}

/** While somebody fills in a form, its file may have mistakes; then nothing in it is read yet. */
const withTimes = (dates: readonly DateEntry[]): readonly DateEntry[] =>
  dates.map((date) =>
    'times' in date ? date : { ...(date as DateEntry), times: timesSoFar(date) },
  );

/** The dates of a page's language, and when the page is made. */
export function datesOf(content: Content): { dates: readonly ShownDate[]; now: number } {
  const { code, languages, now } = content;
  const { dates } = content.of(DATES);
  const [first = { code }] = languages;
  if (first.code === code) return { dates: withTimes(dates), now };
  const facts = withTimes(content.inFirst(DATES).dates);
  return { dates: translatedDates(facts, dates, first.code), now };
}
