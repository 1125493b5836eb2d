import { type Content, valueOfField } from '#content/project';
import { DATES, HOME_DATES } from './content.ts';
import { timesSoFar, type DateEntry } from './schemas/entry.ts';
import type { Time } from './schemas/times.ts';

/** A date as a page shows it. */
export interface ShownDate extends DateEntry {
  /** The language of its words (BCP 47), where they are not translated. */
  language?: string;
}

/** One time that a date takes place. The date of an exception has its place and status. */
export interface Occurrence extends Time {
  date: ShownDate;
}

export type Series = [first: Occurrence, ...later: Occurrence[]];

/** Adds times to a file with mistakes, so that the editor shows those of its dates that are complete. */
const addMissingTimes = (dates: readonly DateEntry[]): readonly DateEntry[] =>
  dates.map((date) =>
    'times' in date ? date : { ...(date as DateEntry), times: timesSoFar(date) },
  );

/** The dates of a page's language: facts of the first language, with its own words if it has them. */
function datesOf(content: Content): readonly ShownDate[] {
  const { code, languages } = content;
  const { dates } = content.of(DATES);
  const [first = { code }] = languages;
  if (first.code === code) return addMissingTimes(dates);
  return addMissingTimes(content.inFirst(DATES).dates).map((date) => {
    const words = dates.find(({ id }) => id === date.id);
    return words
      ? { ...date, title: words.title, text: words.text }
      : { ...date, language: first.code };
  });
}

/**
 * The occurrences of all dates, the earliest first. A day or a month counts from its first minute.
 * Of two that begin at the same moment the one that is higher up in the file comes first, because
 * sorting keeps their order.
 */
export function occurrencesOf(content: Content): Occurrence[] {
  const startOf = ({ instant, localTime }: Occurrence) => (instant ?? localTime).start;
  return datesOf(content)
    .flatMap((date) =>
      date.times.map((time): Occurrence => {
        return { ...time, date: time.changes ? { ...date, ...time.changes } : date };
      }),
    )
    .sort((first, second) => startOf(first) - startOf(second));
}

/** Puts the occurrences of each date together, in the order of the first ones. */
export const groupBySeries = (occurrences: readonly Occurrence[]): Series[] =>
  [...Map.groupBy(occurrences, ({ date }) => date.id).values()] as Series[];

/** What the team chooses for a list of dates. */
interface DateChoice {
  topic?: string | undefined;
  /** The most future dates; a series counts once. */
  most?: number | undefined;
}

/** The dates of a list: future ones, the earliest first, and past occurrences, the latest first. */
export function chosenDates(
  content: Content,
  { topic, most }: DateChoice,
): { future: Series[]; past: Occurrence[] } {
  const { now } = content;
  const all = occurrencesOf(content).filter(({ date }) => !topic || date.topic === topic);
  return {
    future: groupBySeries(all.filter(({ endsAt }) => endsAt > now)).slice(0, most),
    past: all.filter(({ endsAt }) => endsAt <= now).reverse(),
  };
}

/** Home shows at most four times of a series, which is a month of a weekly one. */
const MOST_ON_HOME = 4;

/** The future dates that Home shows. */
export function datesOnHome(content: Content): Series[] {
  const choice = valueOfField(content, HOME_DATES);
  if (!choice) return [];
  return chosenDates(content, choice).future.map(([first, ...later]) => [
    first,
    ...later.slice(0, MOST_ON_HOME - 1),
  ]);
}
