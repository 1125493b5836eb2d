import { MODEL } from '#site/features';
import type { EditorRoute } from '../../shared/route.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import type { Words } from '../../words/words.ts';

type Word = keyof Words['start'];

/** A link to the screen or form of a task. */
export interface TaskLink {
  name: Word;
  route: EditorRoute;
}

/** A task on the start screen. */
export interface Task extends TaskLink {
  /** Whether it adds something new. */
  isNew?: boolean;
  /** Why visitors would not see the result yet, and links to change that. */
  unseen?: { why: Word; links: readonly TaskLink[] } | undefined;
}

/** Whether the site has pages of the team's own. */
export const HAS_OWN_PAGES = MODEL.features.some(({ showsCustomPages }) => showsCustomPages);

/** The screen for a new page. @param kind of its first block, or `post` */
export const newPage = (kind: string): EditorRoute => ({ screen: 'new', keys: [kind] });

/** Whether a published page has a kind of block. */
export const isBlockShown = (texts: OpenProject, name: string): boolean =>
  texts
    .pagesWithBlocks(texts.first)
    .some(({ blocks }) => blocks.some(({ block }) => block === name));
