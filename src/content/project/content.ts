import type { z } from 'zod';
import type { CONTENT_FILES, ContentName } from '../fields/content-files.ts';
import type { CustomPage } from '../fields/custom-page.ts';
import type { Language, LinkTarget } from '../languages/language.ts';
import { fillAll, type Tokens } from '../text/fill.ts';
import { valueOf, type AddedField, type ContentFile } from './content-file.ts';
import type { Post } from './posts.ts';
import type { ListedPage } from './site-pages.ts';

/** The validated data of the core's files, by name. */
export type Files = { [Name in ContentName]: z.infer<(typeof CONTENT_FILES)[Name]['schema']> };

/** The content of one language. */
export interface Content extends Files {
  /** The data of a feature's file, with names in braces filled in. */
  of: <Schema extends z.ZodType>(file: ContentFile<Schema>) => z.infer<Schema>;
  /** The same file in the first language. */
  inFirst: <Schema extends z.ZodType>(file: ContentFile<Schema>) => z.infer<Schema>;
  /** When the pages are rendered, in ms since 1970; it decides which dates are past. */
  now: number;
  /** The founder's biography as HTML. */
  biography: string;
  /** Renders an answer as HTML. */
  answerHtml: (markdown: string) => string;
  /** The language code (BCP 47), the name of its folder. */
  code: string;
  /** The language with its region, see `localeOf`. */
  locale: string;
  /** The posts of the language, the newest first. */
  posts: readonly Post[];
  customPage?: CustomPage;
  /** The kinds of blocks that custom pages use in any language. */
  kinds: readonly string[];
  /** Pages that features add for search engines, shared links and every footer. */
  morePages: readonly ListedPage[];
  /** Prefix of its addresses: empty for the first language, `/fr` for French. */
  root: string;
  languages: readonly Language[];
  /** Targets of custom pages that this language renames or lacks, by first-language path. */
  otherTargets?: Readonly<Record<string, LinkTarget>>;
}

/** The value of a field that a feature adds to a core file or to the custom page shown. */
export const fieldOf = <Schema extends z.ZodType>(
  content: Content,
  field: AddedField<Schema> & { file: ContentName | 'own-page' },
): z.infer<Schema> =>
  valueOf(field, field.file === 'own-page' ? content.customPage : content[field.file]);

/** Values for the names in braces that any text may use, see {@link fillAll}. */
export const tokensOf = ({ organisation, home }: Pick<Files, 'organisation' | 'home'>): Tokens => ({
  organisation: organisation.name,
  founder: organisation.founder.name ?? home.vision.founder,
  email: organisation.supportEmail,
});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Fills names in HTML with escaped values; an email address becomes a link. */
export function fillHtml<Html>(html: Html, tokens: Tokens): Html {
  const escaped = Object.entries(tokens).map(([name, text]) => [name, escapeHtml(text)] as const);
  const values: Tokens = Object.fromEntries(escaped);
  const email = values['email'] ?? '';
  return fillAll(html, { ...values, email: `<a href="mailto:${email}">${email}</a>` });
}

/** The content of a language with a custom page to show, its names in braces filled in. */
export function withCustomPage(content: Content, customPage: CustomPage): Content {
  const tokens = tokensOf(content);
  const { blocks, ...head } = customPage;
  const filled = blocks.map((block) => ({
    ...fillAll(block, tokens),
    ...('html' in block && { html: fillHtml(block.html, tokens) }),
  }));
  return { ...content, customPage: { ...fillAll(head, tokens), blocks: filled } };
}

/** Whether a link leads to the custom page that is shown. */
export function isShown(
  { customPage }: Pick<Content, 'customPage'>,
  href: string | undefined,
): boolean {
  return href !== undefined && (customPage?.path === href || customPage?.translates === href);
}
