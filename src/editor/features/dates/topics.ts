import { isBlockOfKind } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { DATES_BLOCK } from '#site/features/dates';
import { valuesNamed } from '../../store/data/values.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { WORDS } from '../../words/words.ts';

/** All topics of dates and blocks, sorted. */
export function topicsIn(texts: OpenProject): string[] {
  const files = texts.files().filter(({ kind }) => kind !== 'other');
  const data = files.map(({ path }) => texts.shownData(path));
  const topics = [...valuesNamed('topic', data)].filter((topic) => typeof topic === 'string');
  return topics.filter(Boolean).sort();
}

/**
 * The topic of the dates that a page shows; undefined if it shows all or none.
 * @param page as routes name it
 */
export function topicOfPage(page: string, texts: OpenProject): string | undefined {
  const file = MODEL.files.has(page) ? MODEL.pathOf(page, texts.first) : page;
  return texts.pageBlocks(file).find(isBlockOfKind(DATES_BLOCK))?.topic;
}

/** A sentence that names the pages that show dates of a topic. */
export function pagesThatShow(topic: string, texts: OpenProject): string {
  const takes = (choice: { topic?: unknown }) => !choice.topic || choice.topic === topic;
  const names = texts
    .pagesWithBlocks(texts.first)
    .filter(({ blocks }) => blocks.filter(isBlockOfKind(DATES_BLOCK)).some(takes))
    .map(({ name }) => name);
  return names.length > 0
    ? fill(WORDS.sheet.topicOnPages, { pages: names.map((name) => `“${name}”`).join(', ') })
    : WORDS.sheet.topicNowhere;
}
