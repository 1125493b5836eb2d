import type { Event } from 'schema-dts';
import { linkTarget, pathIn } from '#content/languages';
import { type Content, isBlockOfKind } from '#content/project';
import { absoluteAddress } from '#content/text';
import type { Rendering } from '../../shared/rendering.ts';
import { calendarFiles } from './calendar.ts';
import { DATES_BLOCK } from './content.ts';
import { isoText } from './format.ts';
import { selectDates, type Occurrence } from './occurrences.ts';

/** The future dates that a page shows, each once; of a short list the first time of each. */
function datesOn(content: Content): Occurrence[] {
  const dates = content.blocks
    .filter(isBlockOfKind(DATES_BLOCK))
    .flatMap((block) => selectDates(content, block).future.map((series) => ({ series, block })))
    .flatMap(({ series, block }) => (block.page ? series.slice(0, 1) : series));
  return [...new Map(dates.map((occurrence) => [occurrence.id, occurrence])).values()];
}

/** Where the date takes place: there, online or both. */
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
 * One date as structured data, by which search engines list it (schema.org, Event).
 * @param path of the page that shows it, with the id of its row if it has one
 */
export function eventData(occurrence: Occurrence, content: Content, path: string): Event {
  const { locale, organisation } = content;
  const address = (to: string) => absoluteAddress(to, organisation.siteAddress);
  const { date, end } = occurrence;
  const { status, signUp, text, title } = date;
  const statuses = { cancelled: 'Cancelled', postponed: 'Postponed' } as const;
  const target = signUp && linkTarget(content, signUp).href;
  return {
    '@type': 'Event',
    name: title,
    ...(text ? { description: text } : {}),
    startDate: isoText(occurrence, 'start'),
    ...(end && { endDate: isoText(occurrence, 'end') }),
    // Without a status, the event takes place as planned.
    ...(status &&
      status !== 'full' && { eventStatus: `https://schema.org/Event${statuses[status]}` }),
    ...locationOf(occurrence),
    // The page describes the organisation once, under this id.
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

/** Whether search engines take a date: they ask for a place, and for a start that is a day. */
export const isListed = ({ unit, date: { place, online } }: Occurrence) =>
  unit !== 'month' && (place ?? online) !== undefined;

export const rendering: Rendering = {
  nodes: ({ content, path }) => {
    const here = pathIn(content.root, path);
    return datesOn(content)
      .filter(isListed)
      .map((date) => eventData(date, content, `${here}#${date.id}`));
  },
  files: calendarFiles,
};
