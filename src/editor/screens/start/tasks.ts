import { MODEL } from '#site/features';
import { pageWithBlock } from '../../app/field-route.ts';
import type { EditorRoute } from '../../app/route.ts';
import { pathOf } from '../../store/files/model.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import type { Words } from '../../words/words.ts';

type Word = keyof Words['start'];

/** Where something is done. */
interface Way {
  name: Word;
  route: EditorRoute;
}

/** Something that people come for. */
export interface Task extends Way {
  /** Whether something new comes of it. */
  isNew?: boolean;
  /** Why nobody would see it yet, and ways to change that. */
  unseen?: { why: Word; ways: readonly Way[] } | undefined;
}

const sheet = (path: string, keys: readonly string[] = [], page?: string): EditorRoute => ({
  screen: 'page',
  path,
  keys,
  isSheet: true,
  ...(page !== undefined && { page }),
});

/** A feature by the name of its folder; undefined if it was taken out. */
const featureOf = (name: string) => MODEL.features.find((feature) => feature.name === name);

/**
 * Whether a published page of the first language has a block of a feature, or a field of it is
 * filled in.
 */
function isShown(texts: TextFiles, { blocks = [], fields = [] }: (typeof MODEL.features)[number]) {
  const { first, project } = texts;
  const names = blocks.map(({ name }) => name);
  const isListed = project
    .publishedPages(first)
    .some((page) => page.blocks.some(({ block }) => names.includes(block)));
  const isFilled = fields.some(
    ({ file, path }) =>
      MODEL.files.has(file) && texts.value(pathOf(file, first), path) !== undefined,
  );
  return isListed || isFilled;
}

/**
 * What people come for, besides the words of the pages; nothing of a feature that was taken out.
 */
export function tasksOf(texts: TextFiles): Task[] {
  const { first } = texts;
  const hasPages = MODEL.features.some(({ showsCustomPages }) => showsCustomPages);
  const [news, dates, giving] = ['news', 'dates', 'giving'].map(featureOf);
  const facts = pathOf('organisation', '');
  const newPage = (kind: string): EditorRoute => ({ screen: 'new', keys: [kind] });
  const tasks: Task[] = [];
  if (news && hasPages) {
    const ways: Way[] = [{ name: 'makeNews', route: newPage('news') }];
    const unseen = isShown(texts, news) ? undefined : ({ why: 'noPosts', ways } as const);
    tasks.push({ name: 'post', route: newPage('post'), isNew: true, unseen });
  }
  const [file] = dates?.files ?? [];
  if (dates && file) {
    const path = pathOf(file.name, first);
    const items = texts.value(path, [file.name]);
    const next = Array.isArray(items) ? items.length : 0;
    const page = pageWithBlock(texts, first, file.name);
    const ways = (dates.fields ?? []).slice(0, 1).map((field): Way => {
      return { name: 'showOnHome', route: sheet(pathOf(field.file, first), field.path) };
    });
    if (hasPages) ways.push({ name: 'makeDates', route: newPage('dates') });
    const unseen = isShown(texts, dates) ? undefined : ({ why: 'noDates', ways } as const);
    const route = sheet(path, [file.name, String(next)], page);
    tasks.push({ name: 'workshop', route, isNew: true, unseen });
  }
  tasks.push({ name: 'picture', route: sheet(pathOf('pictures', ''), [], 'home') });
  const ways = giving?.fields?.find((field) => field.file === 'organisation');
  if (ways) tasks.push({ name: 'giving', route: sheet(facts, ways.path, 'donate') });
  tasks.push({ name: 'translate', route: { screen: 'translate' } });
  tasks.push({ name: 'pages', route: { screen: 'pages' } });
  tasks.push({ name: 'settings', route: sheet(facts) });
  return tasks;
}
