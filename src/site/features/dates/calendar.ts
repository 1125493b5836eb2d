import ICAL from 'ical.js';
import { linkTarget } from '#content/languages';
import type { Content } from '#content/project';
import { absoluteAddress, fill } from '#content/text';
import { calendarPath, eventPath } from './addresses.ts';
import { CALENDAR } from './content.ts';
import { selectDates, occurrencesOf, type Occurrence } from './occurrences.ts';
import { icalTime } from './repeats.ts';

/**
 * Ends the ids of events, which makes them unique (RFC 7986, 5.3). Never change it: calendars update
 * the events that they already have by these ids, even after the site has moved.
 */
const UID_SPACE = 'd6b0a1c4-6f0e-4f6b-9a53-0f3c1c6b7e21';

// RFC 5545 has no status for a postponed event.
const ICAL_STATUSES: Partial<Record<string, string>> = {
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
};

// RFC 5545, 3.1: at most 75 octets. The library does not count the space that begins a folded line.
ICAL.foldLength = 74;

/** A day, or a time in UTC, which needs no time zone data. @param ms since 1970 */
function timeOf(ms: number, isDate: boolean): ICAL.Time {
  const time = icalTime(ms);
  time.isDate = isDate;
  return time;
}

/** Creates a component of a calendar (RFC 5545, 3.6). A property that is undefined is left out. */
function component(name: string, properties: Readonly<Record<string, unknown>>): ICAL.Component {
  const created = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties))
    if (value !== undefined) created.addPropertyWithValue(property, value);
  return created;
}

function eventOf(occurrence: Occurrence, content: Content): ICAL.Component {
  const { id, date, unit, start, end } = occurrence;
  const { organisation, now } = content;
  const calendar = content.of(CALENDAR);
  const { status, online, place, signUp, text, title } = date;
  const isDay = unit !== 'time';
  const line = (label: string, value: string) => fill(calendar.line, { label, value });
  const signUpAddress =
    signUp && absoluteAddress(linkTarget(content, signUp).href, organisation.siteAddress);
  const lines = [text, signUpAddress && line(calendar.signUp, signUpAddress), online];
  return component('vevent', {
    uid: `${id}@${UID_SPACE}`,
    // Calendars accept a change only with a higher number than before (RFC 5545, 3.8.7.4). A build
    // does not know the last number, but it runs at a later time.
    sequence: Math.floor(now / 60_000),
    dtstamp: timeOf(now, false),
    dtstart: timeOf(start.instant, isDay),
    dtend: end && timeOf(end.instant, isDay),
    // A day, a month or a term does not make the reader busy all the time.
    transp: isDay ? 'TRANSPARENT' : undefined,
    // Many programs do not show the status of an event.
    summary: status ? line(calendar.statuses[status], title) : title,
    status: ICAL_STATUSES[status ?? ''] ?? 'CONFIRMED',
    description: lines.filter(Boolean).join('\n\n') || undefined,
    location: place ?? online,
  });
}

/** Dates as iCalendar (RFC 5545), which programs download again each day (RFC 7986, 5.7). */
function calendarText(occurrences: readonly Occurrence[], content: Content): string {
  const { code, organisation } = content;
  // The library escapes the text properties of RFC 5545, but NAME is of RFC 7986.
  const title = content.of(CALENDAR).title.replace(/[\\;,]/g, '\\$&');
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${organisation.name}//Website//${code.toUpperCase()}`,
    method: 'PUBLISH',
    name: title,
    // For programs that do not know RFC 7986.
    'x-wr-calname': title,
    'refresh-interval': ICAL.Duration.fromSeconds(86_400),
    'x-published-ttl': 'P1D',
  });
  for (const occurrence of occurrences) calendar.addSubcomponent(eventOf(occurrence, content));
  return `${calendar.toString()}\r\n`;
}

/**
 * The calendars of a language: one with every date, and one for each date that is not over, with its
 * future times. A series is written as single events instead of a rule (RFC 5545, RRULE): calendars
 * already know each event by its id, a rule in UTC would be wrong once clocks change, and some programs
 * ignore lists of dates (RDATE).
 */
export function calendarFiles(content: Content) {
  const all = occurrencesOf(content);
  if (all.length === 0) return [];
  const { future } = selectDates(content, {});
  return [
    { path: calendarPath(content.root), body: calendarText(all, content) },
    ...future.map((times) => ({
      path: eventPath(content.root, times[0].date.id),
      body: calendarText(times, content),
    })),
  ];
}
