import type { z } from 'zod';
import type { ShownDate } from '../features/dates/translated-dates.ts';
import type { Language, LinkTarget } from './languages/language.ts';
import { fill, fillAll, type Tokens } from './fill.ts';
import type { Post } from '../features/news/posts.ts';
import type { CONTENT_FILES, ContentName } from './schemas/index.ts';
import type { Block, OwnPage } from './schemas/own-page.ts';

/** The content of one language, by the names of its files. */
export type Content = {
  [Name in ContentName]: z.infer<(typeof CONTENT_FILES)[Name]['schema']>;
} & {
  dates: { dates: readonly ShownDate[] };
  /** When the pages are made, in ms since 1970; what has ended by then is past. */
  now: number;
  /** HTML. */
  biography: string;
  /**
   * Renders an answer in Markdown as HTML.
   * @param full makes a full address of one on the page, for an answer that is read elsewhere; its
   * links then open no new tab
   */
  answerHtml: (markdown: string, full?: (address: string) => string) => string;
  /** The language (BCP 47), the name of its folder. */
  code: string;
  /** The language with its region, see `localeOf`. */
  locale: string;
  /** The newest posts of the language, the newest first. */
  posts: readonly Post[];
  /** The team's own page that is shown, if it is one. */
  own?: OwnPage;
  /** Whether visitors may keep music on their devices. */
  storesMusic?: boolean;
  /** Prefix of its addresses: empty for the first language, `/fr` for another. */
  root: string;
  /** Every published language, in order. */
  languages: readonly Language[];
  /** Own pages that this language names otherwise or lacks, by their path in the first one. */
  otherTargets?: Readonly<Record<string, LinkTarget>>;
};

function tokensOf({ organisation, home }: Content): Tokens {
  return {
    organisation: organisation.name,
    founder: organisation.founder.name ?? home.vision.founder,
    email: organisation.supportEmail,
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const escaped = (tokens: Tokens): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, text]) => [name, escapeHtml(text)]));

/** Replaces names in braces by the facts of organisation.yaml, in every text of a language. */
export function fillContent(content: Content): Content {
  const { biography, ...others } = content;
  const tokens = tokensOf(content);
  return { ...fillAll(others, tokens), biography: fill(biography, escaped(tokens)) };
}

/** Adds one of the team's own pages to the content of a language, filled in the same way. */
export function withOwnPage(content: Content, own: OwnPage): Content {
  const tokens = tokensOf(content);
  const { blocks, ...head } = own;
  const filled = blocks.map((block): Block =>
    block.block === 'text'
      ? { ...block, parts: fillAll(block.parts, escaped(tokens)) }
      : fillAll(block, tokens),
  );
  return { ...content, own: { ...fillAll(head, tokens), blocks: filled } };
}

/** Whether a link leads to the own page that is shown. */
export function isShown({ own }: Pick<Content, 'own'>, href: string | undefined): boolean {
  return href !== undefined && (own?.path === href || own?.translates === href);
}
