/**
 * Folds away dates that have ended since the page was built, and adds the reader's own time. Before
 * this loads, each date shows its day, time and time zone.
 */
const now = Date.now() / 60_000;
const language = document.documentElement.lang;

/** @param minutes since 1970 */
const at = (minutes: unknown) => new Date(Number(minutes) * 60_000);

/**
 * The time in the reader's time zone, written as the page writes that of the place, with the day if
 * that differs; empty if the clocks there show the same.
 */
function ownTime({ from, to, utc }: DOMStringMap): string {
  const [start, end] = [at(from), at(to ?? from)];
  if (start.getTimezoneOffset() === -Number(utc)) return '';
  const weekday = at(Number(from) + Number(utc)).getUTCDay();
  const isSameDay = [start, end].every((time) => time.getDay() === weekday);
  return new Intl.DateTimeFormat(language, {
    ...(isSameDay ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: 'numeric',
  }).formatRange(start, end);
}

for (const part of document.querySelectorAll<HTMLElement>('[data-hook=dates]')) {
  for (const element of part.querySelectorAll<HTMLElement>('[data-from]')) {
    const time = ownTime(element.dataset);
    if (!time) continue;
    const readersTime = element.cloneNode();
    readersTime.textContent = part.dataset['words']?.replace('{time}', time) ?? '';
    element.after(readersTime);
  }

  const list = part.querySelector('ul');
  const fold = part.querySelector<HTMLElement>(':scope > details');
  if (!list) continue;
  for (const row of list.querySelectorAll<HTMLElement>('[data-ends]')) {
    if (Number(row.dataset['ends']) > now) continue;
    // The next of its series takes its place.
    const next = row.nextElementSibling?.querySelector('[data-ends]');
    if (next) row.after(next);
    row.remove();
    if (!fold) continue;
    fold.hidden = false;
    // The latest comes first.
    fold.querySelector('ul')?.prepend(row);
  }
  if (list.querySelector('[data-ends]')) continue;
  list.hidden = true;
  const none = list.nextElementSibling;
  if (fold && none instanceof HTMLElement) none.hidden = false;
  else part.hidden = true;
}

// A link to a past date unfolds the past dates.
const linked = document.querySelector(':target');
const fold = linked?.closest('details');
if (fold) {
  fold.open = true;
  linked?.scrollIntoView();
}

// Makes the file a module, so that its names are its own.
export {};
