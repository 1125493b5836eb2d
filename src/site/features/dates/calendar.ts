import ICAL from 'ical.js';
import { linkTarget } from '#content/languages';
import type { Content } from '#content/project';
import { addressOf } from '#content/text';
import { calendarPath, eventPath } from './addresses.ts';
import { CALENDAR } from './content.ts';
import { chosenDates, occurrencesOf, type Occurrence } from './occurrences.ts';
import { icalTime } from './schemas/repeats.ts';
import { datesOf } from './translated-dates.ts';

/**
 * Makes the ids of events unique (RFC 7986, 5.3). It must stay as it is: by them calendars find the
 * events that they have, also after the site has moved to another address.
 */
const UID_SPACE = 'd6b0a1c4-6f0e-4f6b-9a53-0f3c1c6b7e21';

// RFC 5545 has no status for a postponed event.
const ICAL_STATUSES: Partial<Record<string, string>> = {
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
};

/** A time in UTC, so that no program needs time zone data; or a day. @param ms since 1970 */
function timeOf(ms: number, isDate: boolean): ICAL.Time {
  const time = icalTime(ms);
  time.isDate = isDate;
  return time;
}

/** A component of a calendar with these properties (RFC 5545, 3.6); undefined leaves one out. */
function component(name: string, properties: Readonly<Record<string, unknown>>): ICAL.Component {
  const whole = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties))
    if (value !== undefined) whole.addPropertyWithValue(property, value);
  return whole;
}

function eventOf(occurrence: Occurrence, content: Content): ICAL.Component {
  const { id, date, unit, localTime, instant } = occurrence;
  const { organisation, now } = content;
  const calendar = content.of(CALENDAR);
  const { status, online, place, signUp, text, title } = date;
  const { start, end } = instant ?? localTime;
  const isDay = unit !== 'time';
  const list = signUp && addressOf(linkTarget(content, signUp).href, organisation.siteAddress);
  const lines = [text, list && `${calendar.signUp}: ${list}`, online];
  return component('vevent', {
    uid: `${id}@${UID_SPACE}`,
    // Calendars take a change only with a higher number than before (RFC 5545, 3.8.7.4). A build
    // does not know earlier ones, but it is later than they were.
    sequence: Math.floor(now / 60_000),
    dtstamp: timeOf(now, false),
    dtstart: timeOf(start, isDay),
    dtend: end === undefined ? undefined : timeOf(end, isDay),
    // A month or a term does not make the reader busy all the time.
    transp: isDay ? 'TRANSPARENT' : undefined,
    // Many programs do not show that an event is cancelled.
    summary: status ? `${calendar.statuses[status]}: ${title}` : title,
    status: ICAL_STATUSES[status ?? ''] ?? 'CONFIRMED',
    description: lines.filter(Boolean).join('\n\n') || undefined,
    location: place ?? online,
  });
}

/** Dates as iCalendar (RFC 5545), read again once a day (RFC 7986, REFRESH-INTERVAL). */
function calendarText(occurrences: readonly Occurrence[], content: Content): string {
  const { code, organisation } = content;
  // The library escapes the names that RFC 5545 has, not this one.
  const title = content.of(CALENDAR).title.replace(/[\\;,]/g, '\\$&');
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${organisation.name}//Website//${code.toUpperCase()}`,
    method: 'PUBLISH',
    name: title,
    // What programs read that do not know RFC 7986.
    'x-wr-calname': title,
    'refresh-interval': ICAL.Duration.fromSeconds(86_400),
    'x-published-ttl': 'P1D',
  });
  for (const occurrence of occurrences) calendar.addSubcomponent(eventOf(occurrence, content));
  return `${calendar.toString()}\r\n`;
}

/**
 * The calendars of a language: one with every date, and one for each date that is not over, with
 * all the times that it is still to take place; none if there are no dates. Each time is an event
 * of its own and no rule of RFC 5545: its id has long been in people's calendars, a rule in UTC
 * would be wrong once clocks change, and some programs ignore lists of dates.
 */
export function calendarFiles(content: Content) {
  const all = occurrencesOf(datesOf(content).dates);
  if (all.length === 0) return [];
  const { ahead } = chosenDates(datesOf(content), {});
  return [
    { path: calendarPath(content.root), body: calendarText(all, content) },
    ...ahead.map((times) => ({
      path: eventPath(content.root, times[0].date.id),
      body: calendarText(times, content),
    })),
  ];
}
