import type { z } from 'zod';
import type { BlockPicture } from '../fields/block.ts';
import { checkedValue, type Declared } from '../files/content-file.ts';
import type { CONTENT_FILES } from '../files/content-files.ts';
import type { CustomPage } from '../files/custom-page.ts';
import type { LinkScope } from '../languages/language.ts';
import { fillAll, type Variables } from '../text/fill.ts';
import type { ListedPage } from './listed-page.ts';
import type { PreparedBlock, PreparedPage } from './prepared-page.ts';

/** The validated data of the core's files, by name. */
export type Files = {
  [Name in keyof typeof CONTENT_FILES]: z.infer<(typeof CONTENT_FILES)[Name]['schema']>;
};

/** Gets the data of a file, or the value of a field that a feature adds to one. */
export type ReadDeclared = <Schema extends z.ZodType>(
  declared: Declared<Schema>,
) => z.infer<Schema>;

/** A custom page with a date, as other pages list it. */
export interface Post {
  /** Its path within its language, such as `/first-workshop`. */
  path: string;
  heading: string;
  lead?: string | undefined;
  /** Year-month-day. */
  date: string;
  picture?: BlockPicture | undefined;
}

/** The content of one language. */
export interface Content extends Files, LinkScope {
  /** The data of any other file or field, with variables filled in; those of the page shown too. */
  of: ReadDeclared;
  /** The data of the same file in the first language. */
  inFirst: ReadDeclared;
  /** Values for the variables that any text may use, see {@link fillAll}. */
  variables: Variables;
  /** When the pages are rendered, in ms since 1970; it decides which dates are past. */
  now: number;
  /** Renders Markdown as HTML. @param ids those that its page has already */
  html: (markdown: string, ids?: readonly string[]) => string;
  /** The language code (BCP 47), the name of its folder. */
  code: string;
  /** The language with its region, see `localeOf`. */
  locale: string;
  /** The posts of the language, the newest first. */
  posts: readonly Post[];
  customPage?: CustomPage;
  /** The blocks of the page that is shown. */
  blocks: readonly PreparedBlock[];
  /** The four pages, Home first. */
  pages: readonly ListedPage[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The content of a language with the blocks of a page to show, their variables filled in. */
export function withBlocks(content: Content, blocks: readonly PreparedBlock[]): Content {
  const { variables } = content;
  // Escaped values fit the texts and the attributes of HTML.
  const escaped = Object.fromEntries(
    Object.entries(variables).map(([name, text]) => [name, escapeHtml(text)]),
  );
  const filled = blocks.map((block) => ({
    ...fillAll(block, variables),
    html: fillAll(block.html, escaped),
  }));
  return { ...content, blocks: filled };
}

/** The content of a language with a custom page to show, its variables filled in. */
export function withCustomPage(content: Content, customPage: PreparedPage) {
  const { blocks, ...head } = customPage;
  const shown = withBlocks(content, blocks);
  const filled = { ...fillAll(head, content.variables), blocks: [...shown.blocks] };
  const of: ReadDeclared = (declared) =>
    'file' in declared && declared.file === 'own-page'
      ? checkedValue(declared, filled)
      : content.of(declared);
  return { ...shown, customPage: filled, of };
}

/** Whether a link leads to the custom page that is shown. */
export function isCurrentPage(
  { customPage }: Pick<Content, 'customPage'>,
  href: string | undefined,
): boolean {
  return href !== undefined && (customPage?.path === href || customPage?.translates === href);
}
