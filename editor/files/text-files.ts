import type { Content } from '../../src/content/content.ts';
import { translatedDates } from '../../src/content/dates.ts';
import { TRANSLATED } from '../../src/content/languages/compare-files.ts';
import { localeOf, rootOf, type Language } from '../../src/content/languages/language.ts';
import { postsIn } from '../../src/content/posts.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import { OWN_PAGES_FOLDER } from '../../src/content/schemas/index.ts';
import { markdownHtml } from './markdown.ts';
import type { PlacedLink } from '../../src/content/checks/links-of-file.ts';
import type { OwnPageSource } from '../../src/content/own-pages/check.ts';
import { FILES, type CheckedFile, type ContentFile, type FileName } from './content-file.ts';
import { ownPageSource } from './own-page.ts';
import { deepMerge } from './unfinished-data.ts';
import { plainText } from './plain-text.ts';
import { fileKind, pathOf, placeOf } from './place.ts';

interface Known {
  /** The text as it was read or saved last. */
  text: string;
  /** What was found out about it, by the name of the finding. */
  found: Map<string, unknown>;
}

/** The names of all files that a page may show. */
export const NAMES = Object.keys(FILES) as FileName[];

/**
 * The files of content/ as the editor has read them, by their paths from the project's root, and
 * what pages show of them.
 */
export class TextFiles {
  readonly #files: Map<string, Known>;
  /** The language that the others are translated from (BCP 47). */
  readonly first: string;
  /** The texts of the records of what was translated from what, by their paths. */
  readonly records: Map<string, string>;

  constructor(
    first: string,
    files: Iterable<[string, Known]> = [],
    records = new Map<string, string>(),
  ) {
    this.first = first;
    this.#files = new Map(files);
    this.records = records;
  }

  /** The same files, but for one that says something else; without a text it is not there. */
  with(path: string, text: string | undefined): TextFiles {
    const texts = new TextFiles(this.first, this.#files, this.records);
    if (text === undefined) texts.delete(path);
    else if (text !== this.get(path)) texts.set(path, text);
    return texts;
  }

  get(path: string): string | undefined {
    return this.#files.get(path)?.text;
  }

  /** The text of a file; of one that is not there, what a new one begins with. */
  textOf(path: string): string {
    return this.get(path) ?? fileKind(placeOf(path)).begin;
  }

  /** Whether the file exists; a page that was never saved has none. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Sets a text; what was found out about it stays while it is the same. */
  set(path: string, text: string): void {
    if (text !== this.get(path)) this.#files.set(path, { text, found: new Map() });
  }

  delete(path: string): void {
    this.#files.delete(path);
  }

  /** Every file, by its path. */
  paths(): string[] {
    return [...this.#files.keys()];
  }

  /** The codes of the languages that have a file. */
  codes(): string[] {
    const codes = [...this.#files.keys()].map((path) => placeOf(path).code);
    return [...new Set(codes)].filter(Boolean);
  }

  /** The pages of the team's own in a language, by where they lie in its folder. */
  own(code: string): string[] {
    const folder = `content/${code}/`;
    return [...this.#files.keys()]
      .filter((path) => path.startsWith(`${folder}${OWN_PAGES_FOLDER}/`))
      .map((path) => path.slice(folder.length))
      .sort();
  }

  /** Finds something out about a file, once for each of its texts. */
  #once<Found>(
    path: string,
    name: string,
    find: (kind: ContentFile, text: string, code: string) => Found,
  ): Found | undefined {
    const known = this.#files.get(path);
    if (!known) return undefined;
    if (!known.found.has(name)) {
      const place = placeOf(path);
      known.found.set(name, find(fileKind(place), plainText(known.text), place.code));
    }
    return known.found.get(name) as Found;
  }

  /** What the build says of a file; nothing of one that is not there. */
  check(path: string): CheckedFile {
    return this.#once(path, 'check', (kind, text, code) => kind.check(text, code, path)) ?? {};
  }

  /** Every link of a file that the site would show. */
  links(path: string): readonly PlacedLink[] {
    return this.#once(path, 'links', (kind, text, code) => kind.links(text, code, path)) ?? [];
  }

  /**
   * A page of the team's own as the checks of the build read it; undefined where anything is wrong
   * with it.
   */
  page(path: string): OwnPageSource | undefined {
    return this.#once(path, 'page', (_, text, code) => ownPageSource(text, code, path));
  }

  /**
   * The pages of the team's own in every language, drafts too; those with mistakes are left out.
   */
  pages(): OwnPageSource[] {
    return this.codes().flatMap((code) =>
      this.own(code).flatMap((inside) => this.page(`content/${code}/${inside}`) ?? []),
    );
  }

  /**
   * The file of a language that translates one of the first language. @param inside where that lies
   * in its folder
   */
  translationOf(code: string, inside: string): string | undefined {
    if (TRANSLATED.includes(inside)) return `content/${code}/${inside}`;
    const page = `/${inside.replace(/^.*\/|\.yaml$/g, '')}`;
    return this.pages().find(
      ({ language, path, data }) => language === code && (data.translates ?? path) === page,
    )?.file;
  }

  /**
   * Checks every file that was not checked yet, one at a time, so that nobody who types has to
   * wait.
   */
  async checkAll(): Promise<void> {
    for (const [path, { found }] of this.#files) {
      if (found.has('links')) continue;
      this.check(path);
      this.links(path);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** The data of a file, empty where there is none; undefined if it cannot be parsed. */
  data(path: string): unknown {
    const read = ({ dataOf, valuesOf }: ContentFile, text: string) => {
      try {
        return dataOf(valuesOf(text));
      } catch {
        return undefined;
      }
    };
    return this.has(path) ? this.#once(path, 'data', read) : {};
  }

  /** What pages show of a file; undefined where there is none. */
  shown(path: string): unknown {
    return this.#once(path, 'shown', (kind, text) => this.check(path).data ?? kind.preview(text));
  }

  /** The languages that are published, in order. */
  published(): string[] {
    const facts = this.shown(pathOf('organisation', '')) as { languages?: string[] } | undefined;
    return facts?.languages ?? [this.first];
  }

  /** Whether a language may still lack texts: nobody sees it. */
  isUnfinished(code: string): boolean {
    return code !== '' && !this.published().includes(code);
  }

  /** The published languages, and one that is shown as if it were. */
  #languages(code: string): Language[] {
    const published = [...new Set([...this.published(), code])];
    return published.map((one) => {
      const { ownName = one, region } = (this.shown(pathOf('language', one)) ?? {}) as {
        ownName?: string;
        region?: string;
      };
      return { code: one, region, root: rootOf(one, published), ownName };
    });
  }

  /** The posts of a language, that of the open file too where nobody else sees it yet. */
  #posts(code: string, open: string, shown: OwnPage) {
    const pages = this.own(code).map((name) => {
      const path = `content/${code}/${name}`;
      const page = path === open ? shown : (this.shown(path) as OwnPage);
      return { ...page, path: `/${name.replace(/^.*\/|\.yaml$/g, '')}`, isOpen: path === open };
    });
    return postsIn(pages.filter(({ publish, isOpen }) => publish || isOpen));
  }

  /**
   * What pages show in a language; where a translation lacks a text, the first language's.
   * @param open the file of which something else is shown than was read
   */
  content(code: string, open: string, shown: unknown): Partial<Content> {
    const files = NAMES.map((name) => {
      const path = pathOf(name, code);
      const own = path === open ? shown : this.shown(path);
      const original = pathOf(name, this.first);
      return [name, path === original ? own : deepMerge(this.shown(original), own || undefined)];
    });
    const datesOf = (language: string) => {
      const path = pathOf('dates', language);
      const data = path === open ? shown : this.shown(path);
      return (data as Partial<Content['dates']> | undefined)?.dates ?? [];
    };
    const own = datesOf(code);
    const all = code === this.first ? own : translatedDates(datesOf(this.first), own, this.first);
    const languages = this.#languages(code);
    const { root = '', region } = languages.find((language) => language.code === code) ?? {};
    const locale = localeOf({ code, region });
    const posts = this.#posts(code, open, shown as OwnPage);
    const texts = { ...(Object.fromEntries(files) as object), dates: { dates: all }, posts };
    const answerHtml = (markdown: string) => markdownHtml(markdown, { quotes: false });
    return { ...texts, now: Date.now(), code, locale, root, languages, answerHtml };
  }
}
