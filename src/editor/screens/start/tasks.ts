import { MORE } from '#content/project';
import { MODEL } from '#site/features';
import { pageWithBlock } from '../../shared/field-route.ts';
import type { EditorRoute } from '../../shared/route.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import type { Words } from '../../words/words.ts';

type Word = keyof Words['start'];

/** A link to the screen or form of a task. */
interface TaskLink {
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

const sheet = (path: string, keys: readonly string[] = [], page?: string): EditorRoute => ({
  screen: 'page',
  path,
  keys,
  isSheet: true,
  ...(page !== undefined && { page }),
});

/** Finds a feature by its name; undefined if it was taken out. */
const featureOf = (name: string) => MODEL.features.find((feature) => feature.name === name);

/** Whether a published page has a block of a feature, or one of its fields is filled in. */
function isShown(texts: TextFiles, { blocks = [], fields = [] }: (typeof MODEL.features)[number]) {
  const { first } = texts.project;
  const names = blocks.map(({ name }) => name);
  const isListed = texts.project
    .pagesWithBlocks(first)
    .some((page) => page.blocks.some(({ block }) => names.includes(block)));
  const isFilled = fields.some(
    ({ file, path }) =>
      MODEL.files.has(file) && texts.value(MODEL.pathOf(file, first), path) !== undefined,
  );
  return isListed || isFilled;
}

/** The tasks besides changing texts, without those of features that were taken out. */
export function tasksOf(texts: TextFiles): Task[] {
  const { first } = texts.project;
  const hasPages = MODEL.features.some(({ showsCustomPages }) => showsCustomPages);
  const [news, dates, giving] = ['news', 'dates', 'giving'].map(featureOf);
  const facts = MODEL.pathOf('organisation', '');
  const newPage = (kind: string): EditorRoute => ({ screen: 'new', keys: [kind] });
  const tasks: Task[] = [];
  if (news && hasPages) {
    const links: TaskLink[] = [{ name: 'makeNews', route: newPage('news') }];
    const unseen = isShown(texts, news) ? undefined : ({ why: 'noPosts', links } as const);
    tasks.push({ name: 'post', route: newPage('post'), isNew: true, unseen });
  }
  // `dates` is the name of the feature, of its file, of the list in it, and of its block.
  const [file] = dates?.files ?? [];
  if (dates && file) {
    const path = MODEL.pathOf(file.name, first);
    const items = texts.value(path, [file.name]);
    const next = Array.isArray(items) ? items.length : 0;
    const page = pageWithBlock(texts, first, file.name);
    const links: TaskLink[] = [
      { name: 'showOnHome', route: sheet(MODEL.pathOf('home', first), [MORE]) },
    ];
    if (hasPages) links.push({ name: 'makeDates', route: newPage('dates') });
    const unseen = isShown(texts, dates) ? undefined : ({ why: 'noDates', links } as const);
    const route = sheet(path, [file.name, String(next)], page);
    tasks.push({ name: 'workshop', route, isNew: true, unseen });
  }
  tasks.push({ name: 'picture', route: sheet(MODEL.pathOf('pictures', ''), [], 'home') });
  const givingField = giving?.fields?.find((field) => field.file === 'organisation');
  if (givingField) tasks.push({ name: 'giving', route: sheet(facts, givingField.path, 'donate') });
  tasks.push({ name: 'translate', route: { screen: 'translate' } });
  tasks.push({ name: 'pages', route: { screen: 'pages' } });
  tasks.push({ name: 'settings', route: sheet(facts, [], 'home') });
  return tasks;
}
