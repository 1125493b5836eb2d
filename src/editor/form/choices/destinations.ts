import { wordsOfKey } from '#content/fields';
import { sourcePath } from '#content/languages';
import { type Content, withBlocks, withCustomPage } from '#content/project';
import { MODEL } from '#site/features';
import { FAQS_FILE, PARTS } from '#site/pages';
import { languageName } from '../../shared/languages.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { WORDS } from '../../words/words.ts';
import type { ListOption, OptionGroup } from '../control.ts';

const words = WORDS.sheet;

/** The anchors on pages to which links can lead, by the kind of their block. */
function anchorOptions(pages: readonly PageWithAnchors[], content: Content) {
  const places = MODEL.kinds.map(({ name: kind, anchors }) => {
    const options = pages.flatMap(({ page, address }) =>
      page.blocks
        .filter(({ block }) => block === kind)
        .flatMap((block) => anchors?.(block, content) ?? [])
        .map(({ id, name, day }) => ({
          value: `${address}#${id}`,
          name,
          place: [page.heading, day].filter(Boolean).join(', '),
        })),
    );
    return [kind, options] as const;
  });
  return Object.fromEntries(places);
}

/** The custom pages of a language, with variables filled in. */
const pagesIn = (language: string, texts: OpenProject, content: Content) =>
  texts
    .customPages()
    .filter((source) => source.language === language)
    .flatMap((source) => {
      const shown = texts.shownCustomPage(source.file);
      const page = shown && withCustomPage(content, shown).customPage;
      return page ? [{ source, page, address: sourcePath(source) }] : [];
    });

/** A custom page: its source, the page as it is shown, and its address. */
type DestinationPage = ReturnType<typeof pagesIn>[number];

/** A page with blocks: a custom page, or one of the four pages. */
interface PageWithAnchors {
  page: Pick<DestinationPage['page'], 'heading' | 'blocks'>;
  address: string;
}

/** Those of the four pages that may hold blocks, by their names in the menu. */
const pagesWithMore = (texts: OpenProject, content: Content): PageWithAnchors[] =>
  MODEL.words
    .filter(({ holdsBlocks }) => holdsBlocks)
    .map(({ name, title, page: address = '/' }) => {
      const heading = content.pages.find(({ path }) => path === address)?.link ?? title;
      const blocks = texts.pageBlocks(MODEL.pathOf(name, content.code));
      return { page: { heading, blocks: [...withBlocks(content, blocks).blocks] }, address };
    });

/**
 * All pages and anchors to which a link may lead, by their headings, in groups.
 * @param language the language of the link (BCP 47); empty for facts, which have no language
 */
export function destinationsIn(texts: OpenProject, language: string): OptionGroup[] {
  const code = language || texts.first;
  const content = texts.content(code);
  if (!content) return [];
  const inLanguage = pagesIn(code, texts, content);
  // A link to a page that is not translated leads to the page of the first language.
  const first = code === texts.first ? [] : pagesIn(texts.first, texts, content);
  const online = [...first, ...inLanguage].filter(({ page }) => page.publish);
  const byAddress = new Map(online.map((listed) => [listed.address, listed]));
  const open = [...byAddress.values()];
  const drafts = inLanguage.filter(({ address }) => !byAddress.has(address));
  const optionOf = ({ source, page, address }: DestinationPage): ListOption => ({
    value: address,
    ...(source.path === address ? {} : { also: source.path }),
    name: page.heading + (source.language === code ? '' : ` (${languageName(source.language)})`),
  });
  const newestFirst = (first: DestinationPage, second: DestinationPage) =>
    (second.page.date ?? '').localeCompare(first.page.date ?? '');
  const withAnchors = [...pagesWithMore(texts, content), ...open];
  const { questions = [], ...others } = anchorOptions(withAnchors, content);
  const linkOf = (address: string) => content.pages.find(({ path }) => path === address)?.link;
  const groups: OptionGroup[] = [
    {
      name: words.pages,
      options: [
        ...content.pages.map(({ path, link }) => ({ value: path, name: link })),
        ...open.filter(({ page }) => !page.date).map(optionOf),
      ],
    },
    {
      name: words.posts,
      options: open
        .filter(({ page }) => page.date)
        .sort(newestFirst)
        .map(optionOf),
    },
    {
      name: words.parts,
      options: [...PARTS].map(([value, headingIn]) => ({
        value,
        name: headingIn(content),
        place: linkOf(value.split('#')[0] ?? ''),
      })),
    },
    {
      name: words.questions,
      options: [
        ...content.of(FAQS_FILE).questions.map(({ id, question }) => ({
          value: `${FAQS_FILE.page}#${id}`,
          name: question,
          place: linkOf(FAQS_FILE.page ?? ''),
        })),
        ...questions,
      ],
    },
    ...MODEL.kinds.map(({ name, schema }) => ({
      name: schema.meta()?.title ?? wordsOfKey(name),
      options: others[name] ?? [],
    })),
    {
      name: words.drafts,
      isDisabled: true,
      options: drafts.map(optionOf),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
