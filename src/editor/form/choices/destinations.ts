import type { CustomPage } from '#content/fields';
import { sourcePath } from '#content/languages';
import { type Content, type StoredPage, withCustomPage } from '#content/project';
import { MODEL } from '#site/features';
import { FAQS } from '#site/pages';
import { languageName } from '../../languages.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { WORDS } from '../../words/words.ts';
import type { ListOption, OptionGroup } from '../control.ts';
import { labelOf } from '../labels.ts';

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

/** The pages that the team has added in a language, with its facts filled in. */
const pagesIn = (language: string, texts: TextFiles, content: Content): Listed[] =>
  texts.project
    .pages()
    .filter((source) => source.language === language)
    .flatMap((source): Listed[] => {
      const shown = texts.customPage(source.file);
      const page = shown && withCustomPage(content, shown).customPage;
      return page ? [{ source, page, address: sourcePath(source) }] : [];
    });

/**
 * All places of the site to which a link may lead, by what visitors call them.
 * @param language that of the link (BCP 47); empty for facts, whose links hold for every language
 */
export function destinationsIn(texts: TextFiles, language: string): OptionGroup[] {
  const code = language || texts.first;
  const content = texts.content(code);
  if (!content) return [];
  const inLanguage = pagesIn(code, texts, content);
  // A link to a page that a language does not have leads to the first one's.
  const first = code === texts.first ? [] : pagesIn(texts.first, texts, content);
  const online = [...first, ...inLanguage].filter(({ page }) => page.publish);
  const byAddress = new Map(online.map((listed) => [listed.address, listed]));
  const open = [...byAddress.values()];
  const drafts = inLanguage.filter(({ address }) => !byAddress.has(address));
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
        ...content.pages.map(({ path, link }) => ({ value: path, name: link })),
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
        ...content.of(FAQS).questions.map(({ id, question }) => ({
          value: `${FAQS.page}#${id}`,
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
