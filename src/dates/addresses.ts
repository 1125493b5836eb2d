import { isPlaceholder } from '../content/text/placeholders.ts';
import { webAddress } from '../content/text/web-address.ts';
import type { Occurrence } from './occurrences.ts';

/** The calendar with all dates of a language. @param root what its addresses start with */
export const feedPath = (root: string): string => `${root}/dates.ics`;

/** The file with one date. */
export const filePath = (root: string, id: string): string => `${root}/ics/${id}.ics`;

/**
 * The way to one of these files from an own page. Links that start with a slash lead to pages,
 * which browsers fetch ahead (src/head/next-pages.ts).
 */
export const fromPage = (root: string, path: string): string => `.${path.slice(root.length)}`;

/**
 * Where a calendar program subscribes to the dates; only the path as long as nobody can reach the
 * site by its address.
 */
export function subscribeAddress(root: string, siteAddress: string): string {
  const path = feedPath(root);
  const site = webAddress(siteAddress);
  return site && !isPlaceholder(site.href) ? `webcal://${site.host}${path}` : fromPage(root, path);
}

/** `20270312T170000Z` (RFC 5545, section 3.3.5), and a day without its time. */
const basic = (ms: number, length: number) =>
  new Date(ms)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .slice(0, length);

/** A link that fills in a date at Google Calendar; days end where the next begins. */
export function googleAddress({ date, wall, instant }: Occurrence): string {
  const { start, end = start } = instant ?? wall;
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
