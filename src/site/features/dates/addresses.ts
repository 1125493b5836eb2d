/** The path of the calendar with all dates. @param root prefix of the language's paths */
export const calendarPath = (root: string): string => `${root}/dates.ics`;

/** The path of the calendar file of one date, with its future times. */
export const eventPath = (root: string, id: string): string => `${root}/ics/${id}.ics`;

/**
 * The address by which a page links to a calendar file. It is relative, because browsers may prerender
 * links that begin with a slash (src/site/shared/head/speculation-rules.ts). Steps above the root stay at the
 * root (URL Standard), so it works whether or not the page's address ends in a slash.
 */
export const relativePath = (path: string): string => `../..${path}`;

/** The full address of the calendar, for programs that subscribe to it. */
export const subscribeAddress = (root: string, siteAddress: string): string =>
  URL.parse(calendarPath(root), siteAddress)?.href ?? '';

/** The address that opens the calendar in the calendar program of the device. */
export const webcalAddress = (calendar: string): string => calendar.replace(/^https/, 'webcal');

/** The page of Google Calendar that asks whether to subscribe. */
export const googleSubscription = (calendar: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcalAddress(calendar) })}`;
