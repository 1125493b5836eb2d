import type { CustomPage } from '#content/fields';
import type { Content } from '#content/project';
import { CALENDAR, DATES_BLOCK } from './content.ts';

/** A page with all dates, on which they are typed: the site itself may have none that shows them all. */
export function datesPage(content: Content): CustomPage {
  const { title: heading, all } = content.of(CALENDAR);
  const block = { block: DATES_BLOCK.name, heading: all };
  return {
    publish: false,
    title: heading,
    description: '',
    heading,
    path: '',
    blocks: [block],
  };
}
