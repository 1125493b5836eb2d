import type { Content } from '../../src/content/content.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import type { Place } from './place.ts';

/**
 * A page with all dates, shown beside the forms of the dates and the calendar: the site itself may
 * have no page that shows them all.
 */
export function datesPage(name: Place['name'], { calendar }: Content): OwnPage | undefined {
  if (name !== 'dates' && name !== 'calendar') return undefined;
  const { title: heading, all } = calendar;
  return {
    ...{ publish: false, title: heading, description: '', heading, path: '' },
    blocks: [{ block: 'dates', heading: all }],
  };
}
