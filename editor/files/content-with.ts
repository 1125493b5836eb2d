import { withOwnPage, type Content } from '../../src/core/content.ts';
import type { OwnPage } from '../../src/core/schemas/own-page.ts';
import { deepMerge } from './unfinished-data.ts';
import { fileKind } from './content-file.ts';
import { draftPage } from './own-page.ts';
import { placeOf } from './model.ts';
import { CALENDAR, DATES_BLOCK } from '../../src/features/dates/content.ts';
import type { TextFiles } from './text-files.ts';

/**
 * A page with all dates, shown beside their forms: the site itself may have none that shows them
 * all.
 */
function datesPage(content: Content): OwnPage {
  const { title: heading, all } = content.of(CALENDAR);
  const block = { block: DATES_BLOCK.name, heading: all };
  return {
    ...{ publish: false, title: heading, description: '', heading, path: '' },
    blocks: [block],
  };
}

/**
 * What pages show while a form is open; undefined while a file that they need is missing.
 * @param text of the open file, as its form says it
 * @param data of the open file; undefined while anything is wrong with it
 */
export function contentWith(
  texts: TextFiles,
  path: string,
  text: string,
  data: unknown,
): Content | undefined {
  const place = placeOf(path);
  const draft = place.name === 'own' ? draftPage(text, path) : fileKind(place).preview(text);
  const shown = data ?? deepMerge(texts.shown(path), draft);
  const filled = texts.content(place.code || texts.first, path, shown);
  if (!filled) return undefined;
  if (place.name === 'own') return withOwnPage(filled, shown as OwnPage);
  const isOfDates = ['dates', 'calendar'].includes(place.name);
  return isOfDates ? withOwnPage(filled, datesPage(filled)) : filled;
}
