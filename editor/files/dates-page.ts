import type { Content } from '../../src/content/content.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import type { Place } from './place.ts';

/**
 * A page with every date, to be shown beside the form of one of their files; no page of the site
 * needs to show them all.
 */
export function datesPage(name: Place['name'], { calendar }: Content): OwnPage | undefined {
  if (name !== 'dates' && name !== 'calendar') return undefined;
  const { title: heading, all } = calendar;
  return {
    ...{ publish: false, title: heading, description: '', heading, path: '' },
    blocks: [{ block: 'dates', heading: all }],
  };
}
