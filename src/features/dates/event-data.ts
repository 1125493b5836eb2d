import type { Event } from 'schema-dts';
import { isKind } from '../../core/block-kind.ts';
import { fieldOf, type Content } from '../../core/content.ts';
import { addressOf } from '../../core/text/placeholders.ts';
import type { PageFacts } from '../../site/head/rendering.ts';
import { DATES_BLOCK, HOME_DATES } from './content.ts';
import { datesOf } from './translated-dates.ts';
import { linkTarget, pathIn } from '../../core/languages/language.ts';
import { chosenDates, type Occurrence } from './occurrences.ts';
import { isoText } from './format.ts';

const SCHEMA_ORG_STATUSES = {
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  full: 'https://schema.org/EventScheduled',
  planned: 'https://schema.org/EventScheduled',
} as const;

/** The future dates that a page shows, each once: those of its blocks, or of Home. */
function datesOn(content: Content, isHome: boolean): Occurrence[] {
  const choices = isHome
    ? [fieldOf(content, HOME_DATES)]
    : (content.own?.blocks.filter(isKind(DATES_BLOCK)) ?? []);
  const dates = datesOf(content);
  const all = choices.flatMap((choice) => (choice ? chosenDates(dates, choice).ahead : []));
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** The place, with nothing that the content does not say. */
function locationOf({ date: { place, online } }: Occurrence) {
  const places = [
    ...(place ? [{ '@type': 'Place', name: place, address: place } as const] : []),
    ...(online ? [{ '@type': 'VirtualLocation', url: online } as const] : []),
  ];
  const mode = place && online ? 'Mixed' : place ? 'Offline' : 'Online';
  return places.length === 0
    ? {}
    : {
        location: places,
        eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
      };
}

/**
 * Structured data of one date (schema.org, Event).
 * @param address gives the full address of a path in this language
 * @param path of the page that shows it
 */
export function eventData(
  occurrence: Occurrence,
  content: Content,
  path: string,
  address: (path: string) => string,
): Event {
  const { organisation, locale } = content;
  const { date, id, localTime } = occurrence;
  const { status = 'planned', signUp, text, title } = date;
  const target = signUp && linkTarget(content, signUp).href;
  return {
    '@type': 'Event',
    name: title,
    ...(text ? { description: text } : {}),
    startDate: isoText(occurrence, 'start'),
    ...(localTime.end === undefined ? {} : { endDate: isoText(occurrence, 'end') }),
    eventStatus: SCHEMA_ORG_STATUSES[status],
    ...locationOf(occurrence),
    organizer: {
      '@type': 'NGO',
      '@id': address('/#organisation'),
      name: organisation.name,
      url: address('/'),
    },
    ...(target !== undefined
      ? {
          offers: {
            '@type': 'Offer',
            url: target.startsWith('/') ? address(target) : target,
            availability:
              `https://schema.org/${status === 'full' ? 'SoldOut' : 'InStock'}` as const,
          },
        }
      : {}),
    url: address(`${path}#${id}`),
    inLanguage: date.language ?? locale,
  };
}

/** Structured data of the dates on a page. */
export function eventNodes({ content, page, path }: PageFacts): Event[] {
  const here = pathIn(content.root, path);
  return datesOn(content, page === 'home').map((date) =>
    eventData(date, content, here, (to) => addressOf(to, content.organisation.siteAddress)),
  );
}
