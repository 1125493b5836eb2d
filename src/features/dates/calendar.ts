import {
  default as ical,
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Content } from '../../core/content.ts';
import { linkTarget } from '../../core/languages/language.ts';
import { addressOf } from '../../core/text/placeholders.ts';
import { CALENDAR } from './content.ts';
import { datesOf } from './translated-dates.ts';
import { calendarPath, eventPath } from './addresses.ts';
import { chosenDates, occurrencesOf, type Occurrence } from './occurrences.ts';

const DAY_IN_SECONDS = 86_400;

// RFC 5545 has no status for a postponed event.
const ICAL_STATUSES: Partial<Record<string, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
};

function eventOf(occurrence: Occurrence, content: Content) {
  const { id, date, unit, localTime, instant } = occurrence;
  const { organisation } = content;
  const calendar = content.of(CALENDAR);
  const { status, online, place, signUp, text, title, changes = 0 } = date;
  const { start, end } = instant ?? localTime;
  const isOff = status === 'cancelled' || status === 'postponed';
  // How often it has changed (RFC 5545, SEQUENCE): the number in the content, and one more if it
  // does not take place, so that calendars learn of it even if nobody raised the number.
  const sequence = 2 * changes + Number(isOff);
  const list = signUp && addressOf(linkTarget(content, signUp).href, organisation.siteAddress);
  const lines = [text, list && `${calendar.signUp}: ${list}`, online];
  return {
    id: `${id}@${new URL(organisation.siteAddress).hostname}`,
    sequence,
    // Rises with the sequence: a build does not know when a text was changed (RFC 5545, DTSTAMP).
    stamp: new Date(Date.UTC(2026, 0, 1) + sequence * 1000),
    start: new Date(start),
    ...(end === undefined ? {} : { end: new Date(end) }),
    allDay: unit !== 'time',
    // A month or a term does not make the reader busy all the time.
    ...(unit === 'time' ? {} : { transparency: ICalEventTransparency.TRANSPARENT }),
    // Many programs do not show that an event is cancelled.
    summary: status ? `${calendar.statuses[status]}: ${title}` : title,
    status: ICAL_STATUSES[status ?? ''] ?? ICalEventStatus.CONFIRMED,
    description: lines.filter(Boolean).join('\n\n') || null,
    location: place ?? online ?? null,
  };
}

/** Dates as iCalendar (RFC 5545), with times in UTC, so that no program needs time zone data. */
function calendarText(occurrences: readonly Occurrence[], content: Content): string {
  const { code, organisation } = content;
  const calendar = content.of(CALENDAR);
  const file = ical({
    prodId: { company: organisation.name, product: 'Website', language: code.toUpperCase() },
    // The package does not escape the name.
    name: escape(calendar.title, false),
    method: ICalCalendarMethod.PUBLISH,
    ttl: DAY_IN_SECONDS,
  });
  for (const occurrence of occurrences) file.createEvent(eventOf(occurrence, content));
  return `${file.toString()}\r\n`;
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
