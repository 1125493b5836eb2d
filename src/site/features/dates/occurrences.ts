import type { Content } from '#content/project';
import { DATES } from './content.ts';
import { timesOfUnfinished, type DateEntry } from './schema.ts';
import type { Time } from './times.ts';

/** One time that a date takes place, with the date. */
export interface Occurrence extends Time {
  /** With the place and the status of this time, which an exception may change. */
  date: DateEntry;
  /** Whether the date takes place more than once. */
  isOfSeries: boolean;
}

export type Series = [first: Occurrence, ...later: Occurrence[]];

/** The dates of a language: facts from the first language, with its own words if it has them. */
function datesOf(content: Content): readonly DateEntry[] {
  const { code, languages } = content;
  const { dates } = content.of(DATES);
  const [first = { code }] = languages;
  if (first.code === code) return dates;
  return content.inFirst(DATES).dates.map((date) => {
    const words = dates.find(({ id }) => id === date.id);
    return words
      ? { ...date, title: words.title, text: words.text }
      : { ...date, language: first.code };
  });
}

/** Every time of a date, even if its file has mistakes, as in the editor. */
function occurrencesOfDate(date: DateEntry): Occurrence[] {
  const times = date.times ?? timesOfUnfinished(date);
  return times.map((time) => {
    const { place = date.place, status = date.status } = time.exception ?? {};
    return { ...time, date: { ...date, place, status }, isOfSeries: times.length > 1 };
  });
}

/**
 * The occurrences of all dates, the earliest first. A day or a month counts from its first minute.
 * Of two that begin at the same moment the one that is higher up in the file comes first, because
 * sorting keeps their order.
 */
export const occurrencesOf = (content: Content): Occurrence[] =>
  datesOf(content)
    .flatMap(occurrencesOfDate)
    .sort((first, second) => first.start.instant - second.start.instant);

/** Puts the occurrences of each date together, in the order of the first ones. */
export const groupBySeries = (occurrences: readonly Occurrence[]): Series[] =>
  [...Map.groupBy(occurrences, ({ date }) => date.id).values()] as Series[];

/** The settings of a list of dates. */
interface DateChoice {
  topic?: string | undefined;
  /** The most future dates; a series counts once. */
  most?: number | undefined;
}

/** The dates of a list: future ones, the earliest first, and past occurrences, the latest first. */
export function selectDates(content: Content, { topic, most }: DateChoice) {
  const { now } = content;
  const all = occurrencesOf(content).filter(({ date }) => !topic || date.topic === topic);
  return {
    future: groupBySeries(all.filter(({ endsAt }) => endsAt > now)).slice(0, most),
    past: all.filter(({ endsAt }) => endsAt <= now).reverse(),
  };
}

/** Every occurrence of a list, the future ones first. */
export function occurrencesOfBlock(content: Content, choice: DateChoice): Occurrence[] {
  const { future, past } = selectDates(content, choice);
  return [...future.flat(), ...past];
}
