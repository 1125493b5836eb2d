import type { Path } from '#content/fields';
import { pathOfPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { itemsOf } from '../../form/items.ts';
import { textOf } from '../../store/data/values.ts';
import { SEPARATE_STEP } from '../../store/drafts/undo-history.ts';
import { formName } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import type { Workspace } from '../../store/project/workspace.ts';
import { WORDS } from '../../words/words.ts';

const words = WORDS.pages;

/** A list that can take a link to a custom page: in the menu, the footer or another page. */
export interface LinkPlace {
  path: string;
  list: Path;
  name: string;
  /** What the link looks like there. */
  help: string;
}

/** The lists with room for a link to a page. @param page the file of the page */
export function linkPlaces(texts: TextFiles, page: string): LinkPlace[] {
  const { code } = MODEL.fileInfoOf(page);
  const frame = MODEL.pathOf('site', code);
  const pages = texts
    .customPagePaths(code)
    .filter((path) => path !== page && texts.value(path, ['publish']) === true)
    .map((path) => ({
      path,
      list: ['blocks'],
      name: fill(words.onPage, { page: formName(texts, path) }),
      help: words.onPageHelp,
    }));
  return [
    { path: frame, list: ['header', 'more'], name: words.inMenu, help: words.inMenuHelp },
    { path: frame, list: ['footer', 'more'], name: words.inFooter, help: words.inFooterHelp },
    ...pages,
  ].filter(({ path, list }) => {
    const { maxItems = Infinity } = texts.schema(path, list) ?? {};
    return itemsOf(texts.value(path, list)).length < maxItems;
  });
}

/** Adds a link to a page to a list. @param page the file of the page */
export function addLink(workspace: Workspace, page: string, { path, list }: LinkPlace): void {
  const { texts } = workspace;
  const text = textOf(texts.value(page, ['heading']));
  const href = pathOfPage(page);
  // Pages show a paragraph that is only a link as a button.
  const button = `[${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${href})`;
  const link = list.includes('blocks') ? { block: 'text', text: button } : { text, href };
  workspace.set(path, list, [...itemsOf(texts.value(path, list)), link], SEPARATE_STEP);
}
