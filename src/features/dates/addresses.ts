import { isPlaceholder } from '../../core/text/placeholders.ts';
import type { Occurrence } from './occurrences.ts';

/** The path of the calendar with all dates of a language. @param root prefix of its paths */
export const calendarPath = (root: string): string => `${root}/dates.ics`;

/** The path of the calendar file of one date, with every time that it takes place. */
export const eventPath = (root: string, id: string): string => `${root}/ics/${id}.ics`;

/**
 * The address of one of these files, relative to an own page: links that start with a slash lead to
 * pages, which browsers fetch ahead (src/site/head/next-pages.ts).
 */
export const relativePath = (root: string, path: string): string => `.${path.slice(root.length)}`;

/**
 * The address that a calendar program subscribes to; only a path while the site's address is a
 * placeholder.
 */
export function subscribeAddress(root: string, siteAddress: string): string {
  const path = calendarPath(root);
  const site = URL.parse(siteAddress);
  return site && !isPlaceholder(site.href)
    ? `webcal://${site.host}${path}`
    : relativePath(root, path);
}

/** Formats a time as `20270312T170000Z` and a day as `20270312` (RFC 5545, section 3.3.5). */
const basic = (ms: number, length: number) =>
  new Date(ms)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .slice(0, length);

/** A link that adds a date to Google Calendar; the end of a day is the start of the next one. */
export function googleAddress({ date, localTime, instant }: Occurrence): string {
  const { start, end = start } = instant ?? localTime;
  const [from, to] = [start, end].map((ms) => basic(ms, instant ? 16 : 8));
  const { title, text, place, online, zone } = date;
  const details = [text, online].filter(Boolean).join('\n\n');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`,
    ...(instant && zone ? { ctz: zone } : {}),
    ...(details ? { details } : {}),
    ...(place ? { location: place } : {}),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
