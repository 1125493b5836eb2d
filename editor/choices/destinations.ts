import { withOwnPage, type Content } from '../../src/core/content.ts';
import { sourcePath } from '../../src/core/languages/language.ts';
import type { StoredPage } from '../../src/core/project/file-data.ts';
import type { OwnPage } from '../../src/core/schemas/own-page.ts';
import { linkName, listedPages, SITE_PAGES } from '../../src/core/site-pages.ts';
import { isKind } from '../../src/core/block-kind.ts';
import { DATES_BLOCK } from '../../src/features/dates/content.ts';
import { datesOf } from '../../src/features/dates/translated-dates.ts';
import { LISTEN } from '../../src/features/music/content.ts';
import { QUESTIONS } from '../../src/features/own-pages/content.ts';
import { chosenDates } from '../../src/features/dates/occurrences.ts';
import { pieceId } from '../../src/features/music/piece-id.ts';
import type { TextFiles } from '../files/text-files.ts';
import { languageName } from '../languages.ts';
import { WORDS } from '../words/words.ts';
import type { ListOption, OptionGroup } from './options.ts';

const words = WORDS.sheet;

/** A page of the team's own, as it is shown, and where its file says that it is. */
interface Listed {
  source: StoredPage;
  page: OwnPage;
  address: string;
}

/** The first option of each name: a date may stand on several pages. */
const onceEach = (options: readonly ListOption[]): ListOption[] =>
  options.filter(({ name }, index) => options.findIndex((one) => one.name === name) === index);

function questionsOn({ page, address }: Listed): ListOption[] {
  return page.blocks
    .filter(isKind(QUESTIONS))
    .flatMap(({ questions }) =>
      questions.map(({ id, question }) => ({ value: `${address}#${id}`, name: question })),
    );
}

/** Of a date that comes again, the next time. */
function datesOn({ page, address }: Listed, content: Content): ListOption[] {
  return page.blocks.filter(isKind(DATES_BLOCK)).flatMap((block) => {
    const { ahead, past } = chosenDates(datesOf(content), block);
    const times = [...ahead.flat(), ...past];
    const dates = new Set(times.map(({ date }) => date));
    return [...dates].map((date) => ({
      value: `${address}#${times.find((time) => time.date === date)?.id ?? date.id}`,
      name: date.title,
    }));
  });
}

function musicOn({ page, address }: Listed): ListOption[] {
  return page.blocks
    .filter(isKind(LISTEN))
    .flatMap(({ pieces }) =>
      pieces.map(({ title }) => ({ value: `${address}#${pieceId(title)}`, name: title })),
    );
}

/** The pages of the team's own that links of a language may lead to, and its drafts. */
function ownPages(
  texts: TextFiles,
  code: string,
  content: Content,
): Record<'open' | 'drafts', Listed[]> {
  const listed = texts.project.pages().flatMap((source): Listed[] => {
    const shown = texts.ownPage(source.file);
    const page = shown && withOwnPage(content, shown).own;
    const address = sourcePath(source);
    return page ? [{ source, page, address }] : [];
  });
  const isIn = (language: string) => (one: Listed) => one.source.language === language;
  const isNew = (known: Listed[]) => (one: Listed) =>
    known.every(({ address }) => address !== one.address);
  const online = listed.filter(({ page }) => page.publish);
  const closed = listed.filter(({ page }) => !page.publish);
  const own = online.filter(isIn(code));
  // A link to a page that a language does not have leads to the first one's.
  const open = [...own, ...online.filter(isIn(texts.first)).filter(isNew(own))];
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
  const { open, drafts } = ownPages(texts, code, content);
  const entry = ({ source, page, address }: Listed): ListOption => ({
    value: address,
    ...(source.path === address ? {} : { also: source.path }),
    name: page.heading + (source.language === code ? '' : ` (${languageName(source.language)})`),
  });
  const newestFirst = (one: Listed, other: Listed) =>
    (other.page.date ?? '').localeCompare(one.page.date ?? '');
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
        ...open.flatMap(questionsOn),
      ],
    },
    { name: words.dates, options: onceEach(open.flatMap((page) => datesOn(page, content))) },
    { name: words.music, options: open.flatMap(musicOn) },
    {
      name: words.drafts,
      closed: true,
      options: drafts.map(entry),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
