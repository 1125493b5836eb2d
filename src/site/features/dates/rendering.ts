import type { Event } from 'schema-dts';
import { linkTarget, pathIn } from '#content/languages';
import { type Content, fieldOf, isKind } from '#content/project';
import { addressOf } from '#content/text';
import type { Rendering } from '../../shared/rendering.ts';
import { calendarFiles } from './calendar.ts';
import { DATES_BLOCK, HOME_DATES } from './content.ts';
import { isoText } from './format.ts';
import { chosenDates, datesOnHome, type Occurrence } from './occurrences.ts';
import { datesOf } from './translated-dates.ts';

/** The future dates that a page shows, each once; on Home the first time of each. */
function datesOn(content: Content, isHome: boolean): Occurrence[] {
  const blocks = content.customPage?.blocks.filter(isKind(DATES_BLOCK)) ?? [];
  const dates = datesOf(content);
  const all = isHome
    ? datesOnHome(dates, fieldOf(content, HOME_DATES)).map(([first]) => [first])
    : blocks.flatMap((block) => chosenDates(dates, block).ahead);
  return [...new Map(all.flat().map((occurrence) => [occurrence.id, occurrence])).values()];
}

/** The place, with nothing that the content does not say. */
function locationOf({ date: { place, online } }: Occurrence) {
  if (!place && !online) return {};
  const mode = place && online ? 'Mixed' : place ? 'Offline' : 'Online';
  return {
    location: [
      ...(place ? [{ '@type': 'Place', name: place, address: place } as const] : []),
      ...(online ? [{ '@type': 'VirtualLocation', url: online } as const] : []),
    ],
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
  };
}

/**
 * Structured data of one date (schema.org, Event).
 * @param address gives the full address of a path in this language
 * @param path of the page that shows it, with its row if that has an id
 */
export function eventData(
  occurrence: Occurrence,
  content: Content,
  path: string,
  address: (path: string) => string,
): Event {
  const { locale } = content;
  const { date, localTime } = occurrence;
  const { status, signUp, text, title } = date;
  const what = { cancelled: 'Cancelled', postponed: 'Postponed' } as const;
  const target = signUp && linkTarget(content, signUp).href;
  return {
    '@type': 'Event',
    name: title,
    ...(text ? { description: text } : {}),
    startDate: isoText(occurrence, 'start'),
    ...(localTime.end === undefined ? {} : { endDate: isoText(occurrence, 'end') }),
    // Without it the event takes place as planned.
    ...(status && status !== 'full' && { eventStatus: `https://schema.org/Event${what[status]}` }),
    ...locationOf(occurrence),
    // Described once on the page.
    organizer: { '@type': 'NGO', '@id': address('/#organisation') },
    ...(target !== undefined && {
      offers: {
        '@type': 'Offer',
        url: target.startsWith('/') ? address(target) : target,
        availability: `https://schema.org/${status === 'full' ? 'SoldOut' : 'InStock'}`,
      },
    }),
    url: address(path),
    inLanguage: date.language ?? locale,
  };
}

export const rendering: Rendering = {
  nodes: ({ content, page, path }) => {
    const here = pathIn(content.root, path);
    const isHome = page === 'home';
    return datesOn(content, isHome).map((date) =>
      eventData(date, content, isHome ? here : `${here}#${date.id}`, (to) =>
        addressOf(to, content.organisation.siteAddress),
      ),
    );
  },
  files: calendarFiles,
};
