/**
 * Each date is at the same instant in pages, calendars and structured data, also on and around the
 * days on which clocks change.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { valueAt } from '#content/fields';
import type { Content } from '#content/project';
import { calendarFiles } from './calendar.ts';
import { CALENDAR } from './content.ts';
import { isoText, utcOffset } from './format.ts';
import { occurrencesOf } from './occurrences.ts';
import { eventData, isListed } from './rendering.ts';
import { dateEntries as schema, type DateEntry } from './schema.ts';

/**
 * Start and end in local time, and the start in UTC according to the IANA database, release 2026c.
 */
const TIMES: [zone: string, start: string, end: string, utc: string][] = [
  ['Africa/Lagos', '2027-03-28 18:00', '2027-03-28 20:00', '2027-03-28T17:00Z'],
  ['Africa/Nairobi', '2027-03-28 18:00', '2027-03-28 20:00', '2027-03-28T15:00Z'],
  ['Africa/Casablanca', '2026-03-22 01:30', '2026-03-22 03:30', '2026-03-22T01:30Z'],
  ['Africa/Casablanca', '2026-03-22 18:00', '2026-03-22 20:00', '2026-03-22T17:00Z'],
  ['Africa/Cairo', '2027-04-29 22:00', '2027-04-30 02:00', '2027-04-29T20:00Z'],
  ['Africa/Cairo', '2027-10-29 18:00', '2027-10-29 20:00', '2027-10-29T16:00Z'],
  ['America/New_York', '2027-03-14 00:30', '2027-03-14 04:30', '2027-03-14T05:30Z'],
  ['America/New_York', '2027-11-07 00:30', '2027-11-07 04:30', '2027-11-07T04:30Z'],
  ['Pacific/Kiritimati', '2027-01-01 00:00', '2027-01-01 02:00', '2026-12-31T10:00Z'],
];

/** Dates as the file has them, read. */
const read = (...dates: object[]): DateEntry[] => schema.parse({ dates }).dates;

const shownDates = TIMES.map(([zone, start, end], index) => ({
  id: `date-${index}`,
  title: 'Été, a date',
  zone,
  start,
  end,
  place: 'Haven Hall, Lagos',
  status: index === 0 ? 'cancelled' : undefined,
}));
const dates = read(...shownDates);
const calendar = {
  title: 'Dates, all',
  line: '{label}: {value}',
  signUp: 'Sign up',
  statuses: { cancelled: 'Cancelled' },
};
const contentWith = (
  shown: readonly DateEntry[],
  now = '2026-01-01',
  siteAddress = 'https://own-address.africa',
) =>
  ({
    code: 'en',
    locale: 'en',
    root: '',
    languages: [],
    now: Date.parse(now),
    organisation: { name: 'Haven Network', siteAddress },
    of: (file: object) => (file === CALENDAR ? calendar : { dates: shown }),
  }) as unknown as Content;
const content = contentWith(dates);

/** The events of a calendar. */
function eventsIn(text: string): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The events of the calendars of some dates. */
const feedOf = (shown: readonly DateEntry[]) =>
  calendarFiles(contentWith(shown))[0]?.body ?? assert.fail();

const iso = (instant: Date | number | string) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
const eventsById = new Map(
  eventsIn(feedOf(dates)).map((event) => [event.uid.split('@')[0], event]),
);

for (const occurrence of occurrencesOf(content)) {
  const [zone, start, end, utc] =
    TIMES[Number(occurrence.id.replace('date-', ''))] ?? assert.fail();
  test(`${start} in ${zone} is ${utc} everywhere`, () => {
    const event = eventsById.get(occurrence.id) ?? assert.fail();
    const data = eventData(occurrence, content, '/workshops');
    const [startDate = '', endDate = ''] = ['startDate', 'endDate'].map((name) =>
      String(valueAt(data, [name])),
    );
    const starts = {
      page: iso(isoText(occurrence, 'start')),
      script: iso((occurrence.start.local / 60_000 - utcOffset(occurrence)) * 60_000),
      feed: iso(event.startDate.toJSDate()),
      search: iso(startDate),
    };
    assert.deepEqual(new Set(Object.values(starts)), new Set([utc]));
    const ends = [event.endDate.toJSDate(), endDate].map(iso);
    assert.deepEqual(new Set(ends), new Set([iso(isoText(occurrence, 'end'))]));
    // Local time, as somebody typed it.
    assert.equal(isoText(occurrence, 'start').slice(0, 16), start.replace(' ', 'T'));
    assert.equal(isoText(occurrence, 'end').slice(0, 16), end.replace(' ', 'T'));
  });
}

test('search engines get no event without a place or a day, and no line of a calendar is too long', () => {
  const shown = read(
    { id: 'lagos', title: 'ọjọ́ '.repeat(16).trim(), start: '2027-03-12', place: 'Lagos' },
    { id: 'nowhere', title: 'Nowhere', start: '2027-03-12' },
    { id: 'month', title: 'Month', start: '2027-12', place: 'Lagos' },
  );
  const listed = occurrencesOf(contentWith(shown)).filter(isListed);
  assert.deepEqual(
    listed.map(({ id }) => id),
    ['lagos'],
  );
  const lines = feedOf(shown).split('\r\n');
  assert.ok(Math.max(...lines.map((line) => Buffer.byteLength(line))) <= 75);
});

test('a calendar is called as its page', () => {
  assert.match(feedOf(dates), /^X-WR-CALNAME:Dates\\, all\r$/m);
});

test('ends a day or a month where the next one begins', () => {
  const whole = read(
    { id: 'day', title: 'Day', start: '2027-03-12' },
    { id: 'term', title: 'Term', start: '2027-03-12', end: '2027-03-14' },
    { id: 'month', title: 'Month', start: '2027-12' },
  );
  const days = eventsIn(feedOf(whole)).map(({ startDate, endDate }) => [
    `${startDate.toString()}, ${startDate.isDate}`,
    endDate.toString(),
  ]);
  assert.deepEqual(days, [
    ['2027-03-12, true', '2027-03-13'],
    ['2027-03-12, true', '2027-03-15'],
    ['2027-12-01, true', '2028-01-01'],
  ]);
});

test('gives an event the same id and a higher sequence with each build, also at another address', () => {
  const [, date] = shownDates;
  const builtOn = (now: string, change: object, address?: string) => {
    const [feed] = calendarFiles(contentWith(read({ ...date, ...change }), now, address));
    const [event = assert.fail()] = eventsIn(feed?.body ?? assert.fail());
    const status = event.component.getFirstPropertyValue('status');
    return { uid: event.uid, sequence: event.sequence, status, summary: event.summary };
  };
  const before = builtOn('2026-01-01T10:00Z', {});
  assert.deepEqual([before.status, before.summary], ['CONFIRMED', 'Été, a date']);
  const off = builtOn('2026-01-01T10:05Z', { status: 'cancelled' }, 'https://haven.netlify.app');
  assert.equal(off.uid, before.uid);
  assert.ok(off.sequence > before.sequence);
  assert.deepEqual([off.status, off.summary], ['CANCELLED', 'Cancelled: Été, a date']);
});

test('writes one file for a series, with the time of each day by the clocks of its place', () => {
  const radio = {
    id: 'radio',
    title: 'Radio',
    start: '2027-04-18 21:00',
    end: '22:00',
    zone: 'Africa/Cairo',
    repeats: 'weekly 4 times',
  };
  const over = { id: 'over', title: 'Over', start: '2027-03-01' };
  const from = (now: string) => calendarFiles(contentWith(read(radio, over), now));
  const starts = (now: string) => {
    const file = from(now).find(({ path }) => path === '/ics/radio.ics');
    return eventsIn(file?.body ?? assert.fail()).map(
      ({ uid, startDate }) => `${uid.split('@')[0]} ${iso(startDate.toJSDate())}`,
    );
  };
  const paths = from('2027-04-01').map(({ path }) => path);
  assert.deepEqual(paths, ['/dates.ics', '/ics/radio.ics']);
  assert.deepEqual(starts('2027-04-01'), [
    'radio 2027-04-18T19:00Z',
    'radio_2 2027-04-25T19:00Z',
    // The clocks of Cairo are an hour ahead from 30 April on.
    'radio_3 2027-05-02T18:00Z',
    'radio_4 2027-05-09T18:00Z',
  ]);
  assert.deepEqual(calendarFiles(contentWith([])), []);
  // Past times are left out, and the file keeps its name.
  assert.deepEqual(starts('2027-05-01'), [
    'radio_3 2027-05-02T18:00Z',
    'radio_4 2027-05-09T18:00Z',
  ]);
});

test('cancels, moves and places one of a series, and leaves the others as they are', () => {
  const series = (...exceptions: object[]) => {
    const facts = { start: '2027-03-05 18:00', end: '19:30', zone: 'Africa/Lagos', place: 'Hall' };
    const all = read({
      id: 'song',
      title: 'Song',
      ...facts,
      repeats: 'weekly 4 times',
      exceptions,
    });
    return eventsIn(feedOf(all)).map((event) => [
      event.uid.split('@')[0],
      iso(event.startDate.toJSDate()),
      iso(event.endDate.toJSDate()),
      event.location,
      event.component.getFirstPropertyValue('status'),
    ]);
  };
  const before = series();
  const after = series(
    { day: '2027-03-12', status: 'cancelled' },
    { day: '2027-03-19', start: '2027-03-27 10:00', place: 'Garden' },
  );
  assert.deepEqual(after, [
    before[0],
    ['song_2', '2027-03-12T17:00Z', '2027-03-12T18:30Z', 'Hall', 'CANCELLED'],
    // After the one that was to follow it: still the third, so that its event in calendars moves.
    before[3],
    ['song_3', '2027-03-27T09:00Z', '2027-03-27T10:30Z', 'Garden', 'CONFIRMED'],
  ]);
});
