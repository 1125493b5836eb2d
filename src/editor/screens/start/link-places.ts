import { valueAt } from '#content/fields';
import { unlinkedIssues } from '#content/launch';
import { pathOfPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { itemsOf } from '../../form/items.ts';
import type { Editor } from '../../shared/Editor.tsx';
import { routeAddress } from '../../shared/route.ts';
import { replaceAddress } from '../../shared/visits.ts';
import { textOf } from '../../store/data/values.ts';
import { SEPARATE_STEP } from '../../store/drafts/undo-history.ts';
import { formName } from '../../store/files/mistakes.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import type { Workspace } from '../../store/project/workspace.ts';
import { WORDS } from '../../words/words.ts';

const words = WORDS.pages;

/** The lists of the menu and of the footer of a language. */
function frameLists(code: string) {
  const path = MODEL.pathOf('site', code);
  return [
    { path, list: ['header', 'more'], name: words.inMenu, help: words.inMenuHelp },
    { path, list: ['footer', 'more'], name: words.inFooter, help: words.inFooterHelp },
  ];
}

/** The lists for a link to a page. @param page the file of the page */
export function linkPlaces(texts: OpenProject, page: string) {
  const { code } = MODEL.fileInfoOf(page);
  const pages = texts
    .customPagePaths(code)
    .filter((path) => path !== page && texts.value(path, ['publish']) === true)
    .map((path) => ({
      path,
      list: ['blocks'],
      name: fill(words.onPage, { page: formName(texts, path) }),
      help: words.onPageHelp,
    }));
  return [...frameLists(code), ...pages].map((place) => {
    const { max = Infinity } = texts.field(place.path, place.list) ?? {};
    return { ...place, isFull: itemsOf(texts.value(place.path, place.list)).length >= max };
  });
}

/** A list that can take a link to a custom page: in the menu, the footer or another page. */
export type LinkPlace = ReturnType<typeof linkPlaces>[number];

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

/** Whether visitors do not find a page, because nothing leads to it. @param page its file */
export function isUnlinked(project: OpenProject, page: string): boolean {
  const customPages = project.customPages(project.publishedLanguages());
  return unlinkedIssues({ project, customPages }).some(({ file }) => file === page);
}

/** Opens a page that has come back; first the screen that adds a link to it if nothing leads to it. */
export function openReturned({ workspace, go }: Editor, page: string): void {
  replaceAddress(routeAddress({ screen: 'page', page, code: MODEL.fileInfoOf(page).code }));
  if (isUnlinked(workspace.texts, page)) go({ screen: 'links', path: page });
}

const leadsTo = (link: unknown, address: string) =>
  textOf(valueAt(link, ['href'])).split('#')[0] === address;

/** The pages deleted on this device, and the lists of menus and footers that still lead there. */
export function linkedDeletedPages({ texts, publishedTexts }: Workspace) {
  const deleted = publishedTexts.customPagePaths(texts.first).filter((path) => !texts.has(path));
  return deleted
    .map((path) => {
      const address = pathOfPage(path);
      const places = texts
        .codes()
        .flatMap(frameLists)
        .filter(({ path: frame, list }) =>
          itemsOf(texts.value(frame, list)).some((link) => leadsTo(link, address)),
        );
      return { name: textOf(publishedTexts.value(path, ['heading'])) || address, address, places };
    })
    .filter(({ places }) => places.length > 0);
}

type DeletedPage = ReturnType<typeof linkedDeletedPages>[number];

/** Removes the links to a deleted page from all menus and footers, as one step. */
export function removeLinks(workspace: Workspace, { address, places }: DeletedPage): void {
  for (const { path, list } of places) {
    const left = itemsOf(workspace.texts.value(path, list)).filter(
      (link) => !leadsTo(link, address),
    );
    workspace.set(path, list, left, `links to ${address}`);
  }
}
