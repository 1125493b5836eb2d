/**
 * Folds away dates that have ended since the page was built, and adds the time in the reader's time
 * zone. Without this script each date shows its day, and its time with the time zone.
 */
const now = Date.now() / 60_000;
const language = document.documentElement.lang;

/** @param minutes since 1970 */
const dateAt = (minutes: unknown) => new Date(Number(minutes) * 60_000);

/** When the date of a row ends, in minutes since 1970. */
const endOf = ({ dataset }: HTMLElement) => Number(dataset['ends']);

/**
 * Formats the time in the reader's time zone, with the weekday if that differs; empty if the reader's
 * clock shows the time of the place.
 */
function readersTime({ from, to, utc }: DOMStringMap): string {
  const [start, end] = [dateAt(from), dateAt(to ?? from)];
  if (start.getTimezoneOffset() === -Number(utc)) return '';
  const weekday = dateAt(Number(from) + Number(utc)).getUTCDay();
  const isSameDay = [start, end].every((time) => time.getDay() === weekday);
  return new Intl.DateTimeFormat(language, {
    ...(isSameDay ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: 'numeric',
  }).formatRange(start, end);
}

for (const part of document.querySelectorAll<HTMLElement>('[data-hook=dates]')) {
  for (const element of part.querySelectorAll<HTMLElement>('[data-from]')) {
    const time = readersTime(element.dataset);
    if (!time) continue;
    const line = element.cloneNode();
    line.textContent = part.dataset['words']?.replace('{time}', time) ?? '';
    element.after(line);
  }

  const within = (hook: string) => part.querySelector<HTMLElement>(`[data-hook=${hook}]`);
  const future = within('future-dates');
  // A short list shows no past dates.
  const past = within('past-dates');
  const none = within('no-dates');
  if (!future) continue;
  const ended = [...future.querySelectorAll<HTMLElement>('[data-ends]')].filter(
    (row) => endOf(row) <= now,
  );
  for (const row of ended) {
    // The next date of the series is folded into the row below; it takes the place of the ended
    // one.
    const next = row.nextElementSibling?.querySelector('[data-ends]');
    if (next) row.after(next);
    row.remove();
  }
  // Past dates begin with the latest.
  ended.sort((first, second) => endOf(second) - endOf(first));
  past?.querySelector('ul')?.prepend(...ended);
  if (past && ended.length > 0) past.hidden = false;
  if (future.querySelector('[data-ends]')) continue;
  future.hidden = true;
  if (none) none.hidden = false;
}

// A link to a past date unfolds the past dates.
const linkedRow = document.querySelector(':target');
const linkedFold = linkedRow?.closest('details');
if (linkedFold) {
  linkedFold.open = true;
  linkedRow?.scrollIntoView();
}

// Makes this file a module, so that its names are not global.
export {};
