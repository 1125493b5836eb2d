import { isPlaceholder } from '#content/text';

/** The path of the calendar with all dates of a language. @param root prefix of its paths */
export const calendarPath = (root: string): string => `${root}/dates.ics`;

/** The path of the calendar file of one date, with every time that it takes place. */
export const eventPath = (root: string, id: string): string => `${root}/ics/${id}.ics`;

/**
 * The address of one of these files on a page. Steps beyond the root stay there (URL standard), so
 * that it is right whether or not the page's own address ends in a slash. One that starts with a
 * slash would be taken for a page, which browsers fetch ahead (src/site/shared/head/next-pages.ts).
 */
export const fileAddress = (path: string): string => `../..${path}`;

/** The full address of a calendar; undefined while the site's address is a placeholder. */
export function subscribeAddress(root: string, siteAddress: string): string | undefined {
  const [origin, host] = /^https:\/\/([^/?#]+)/.exec(siteAddress) ?? [];
  return host && !isPlaceholder(host) ? `${origin}${calendarPath(root)}` : undefined;
}

/** The same for a program on the device that takes calendars. */
export const webcalAddress = (calendar: string): string => calendar.replace(/^https/, 'webcal');

/** A page of Google Calendar that asks whether to keep a calendar up to date. */
export const googleSubscription = (calendar: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcalAddress(calendar) })}`;
