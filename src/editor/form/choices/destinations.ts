import type { CustomPage } from '#content/fields';
import { sourcePath } from '#content/languages';
import {
  type Content,
  linkName,
  listedPages,
  SITE_PAGES,
  type StoredPage,
  withCustomPage,
} from '#content/project';
import { MODEL } from '#site/features';
import { languageName } from '../../languages.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { WORDS } from '../../words/words.ts';
import { labelOf } from '../values/labels.ts';
import type { ListOption, OptionGroup } from './options.ts';

const words = WORDS.sheet;
const names: Readonly<Record<string, string | undefined>> = words;

/** A page of the team's own, as it is shown, and where its file says that it is. */
interface Listed {
  source: StoredPage;
  page: CustomPage;
  address: string;
}

/** The first option of each name: a date may stand on several pages. */
const onceEach = (options: readonly ListOption[]): ListOption[] =>
  options.filter(
    ({ name }, index) => options.findIndex((option) => option.name === name) === index,
  );

/** What links can lead to on pages, by the kinds of the blocks that hold it. */
function placesOn(pages: readonly Listed[], content: Content): Record<string, ListOption[]> {
  const places = MODEL.kinds.map(({ name: kind, places: placesIn }) => {
    const options = pages.flatMap(({ page, address }) =>
      page.blocks
        .filter(({ block }) => block === kind)
        .flatMap((block) => placesIn?.(block, content) ?? [])
        .map(({ id, name }) => ({ value: `${address}#${id}`, name })),
    );
    return [kind, onceEach(options)] as const;
  });
  return Object.fromEntries(places);
}

/** The pages of the team's own that links of a language may lead to, and its drafts. */
function customPages(
  texts: TextFiles,
  code: string,
  content: Content,
): Record<'open' | 'drafts', Listed[]> {
  const listed = texts.project.pages().flatMap((source): Listed[] => {
    const shown = texts.customPage(source.file);
    const page = shown && withCustomPage(content, shown).customPage;
    const address = sourcePath(source);
    return page ? [{ source, page, address }] : [];
  });
  const isIn = (language: string) => (page: Listed) => page.source.language === language;
  const isNew = (known: Listed[]) => (page: Listed) =>
    known.every(({ address }) => address !== page.address);
  const online = listed.filter(({ page }) => page.publish);
  const closed = listed.filter(({ page }) => !page.publish);
  const inLanguage = online.filter(isIn(code));
  // A link to a page that a language does not have leads to the first one's.
  const open = [...inLanguage, ...online.filter(isIn(texts.first)).filter(isNew(inLanguage))];
  return { open, drafts: closed.filter(isIn(code)).filter(isNew(open)) };
}

/**
 * All places of the site to which a link may lead, by what visitors call them.
 * @param language that of the link (BCP 47); empty for facts, whose links hold for every language
 */
export function destinationsIn(texts: TextFiles, language: string): OptionGroup[] {
  const code = language || texts.first;
  const content = texts.content(code);
  if (!content) return [];
  const { open, drafts } = customPages(texts, code, content);
  const entry = ({ source, page, address }: Listed): ListOption => ({
    value: address,
    ...(source.path === address ? {} : { also: source.path }),
    name: page.heading + (source.language === code ? '' : ` (${languageName(source.language)})`),
  });
  const newestFirst = (first: Listed, second: Listed) =>
    (second.page.date ?? '').localeCompare(first.page.date ?? '');
  const { questions = [], ...others } = placesOn(open, content);
  const groups: OptionGroup[] = [
    {
      name: words.pages,
      options: [
        ...listedPages(content).map(([page, path]) => ({
          value: path,
          name: linkName(page, content),
        })),
        ...open.filter(({ page }) => !page.date).map(entry),
      ],
    },
    {
      name: words.posts,
      options: open
        .filter(({ page }) => page.date)
        .sort(newestFirst)
        .map(entry),
    },
    {
      name: words.questions,
      options: [
        ...content.faqs.questions.map(({ id, question }) => ({
          value: `${SITE_PAGES.contact}#${id}`,
          name: question,
        })),
        ...questions,
      ],
    },
    ...Object.entries(others).map(([kind, options]) => ({
      name: names[kind] ?? labelOf(kind),
      options,
    })),
    {
      name: words.drafts,
      closed: true,
      options: drafts.map(entry),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
