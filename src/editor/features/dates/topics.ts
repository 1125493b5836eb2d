import { isBlockOfKind } from '#content/project';
import { fill } from '#content/text';
import { DATES_BLOCK } from '#site/features/dates';
import { valuesNamed } from '../../store/data/values.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { WORDS } from '../../words/words.ts';

/** All topics of dates and blocks, sorted. */
export function topicsIn(texts: TextFiles): string[] {
  const files = texts.project.files().filter(({ kind }) => kind !== 'other');
  const data = files.map(({ path }) => texts.shownData(path));
  const topics = [...valuesNamed('topic', data)].filter((topic) => typeof topic === 'string');
  return topics.filter(Boolean).sort();
}

/** The topic of the dates that a page shows; undefined if it shows all or none. */
export const topicOfPage = (page: string, texts: TextFiles): string | undefined =>
  texts.shownPage(page)?.blocks.find(isBlockOfKind(DATES_BLOCK))?.topic;

/** A sentence that names the pages that show dates of a topic. */
export function pagesThatShow(topic: string, texts: TextFiles): string {
  const takes = (choice: { topic?: unknown }) => !choice.topic || choice.topic === topic;
  const names = texts.project
    .pagesWithBlocks(texts.project.first)
    .filter(({ blocks }) => blocks.filter(isBlockOfKind(DATES_BLOCK)).some(takes))
    .map(({ name }) => name);
  return names.length > 0
    ? fill(WORDS.sheet.topicOnPages, { pages: names.map((name) => `“${name}”`).join(', ') })
    : WORDS.sheet.topicNowhere;
}
