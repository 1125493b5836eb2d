import type { z } from 'zod';
import type { AnyBlock } from '../fields/block.ts';
import { valueAt, type Path } from '../fields/field.ts';
import { fileIn, checkedValue, type ContentFile } from '../files/content-file.ts';
import { CONTENT_FILES } from '../files/content-files.ts';
import { languages } from '../files/language.ts';
import type { Organisation } from '../files/organisation.ts';
import { rootOf, type Language } from '../languages/language.ts';
import type { CheckedData } from '../reading/check-yaml.ts';
import type { ContentProblem, SourceLocation } from '../reading/content-error.ts';
import {
  isWellFormed,
  memoizeByObject,
  locationIn,
  type TextFile,
  writtenData,
} from '../reading/text-file.ts';
import { checkedData, checkedCustomPage, type CheckedCustomPage } from './file-data.ts';
import { MORE, type Model, type ModelPart } from './model.ts';

/** A text file with its path, and the reason if it cannot be read. */
export type PathAndText = readonly [path: string, text: string, unreadable?: ContentProblem];

const ORGANISATION = fileIn(CONTENT_FILES.organisation, '');

/** A page that shows blocks. */
export interface PageWithBlocks {
  /** Its file from the project's root, and its field with the blocks. */
  file: string;
  key: string;
  /** Its name in the editor. */
  name: string;
  /** Its path within its language. */
  path: string;
  blocks: readonly AnyBlock[];
}

/** The published languages, read from organisation.yaml before it is validated. */
const publishedIn = memoizeByObject((file): readonly string[] => {
  const setting = isWellFormed(file) ? valueAt(writtenData(file), ['languages']) : undefined;
  return languages.safeParse(setting).data ?? languages.parse(undefined);
});

const customPagesByLanguage = memoizeByObject((project: Project) => {
  const pages = project.files().flatMap((file) => checkedCustomPage(file) ?? []);
  // Sorted by path, because Node and Vite list files in different orders.
  pages.sort((first, second) => (first.file < second.file ? -1 : 1));
  return Map.groupBy(pages, ({ language }) => language);
});

/**
 * The whole content of the site as an immutable value: every file's text, and what is derived from
 * it. It never reads the disk, so the build, the launch check and the editor share it.
 */
export class Project<Part extends ModelPart = ModelPart> {
  readonly model: Model<Part>;
  readonly #files: ReadonlyMap<string, TextFile>;

  /** @param files files of another project, or texts */
  constructor(model: Model<Part>, files: Iterable<TextFile | PathAndText>) {
    this.model = model;
    const all = [...files].map((file): TextFile => {
      if ('path' in file) return file;
      const [path, text, unreadable] = file;
      return { ...model.fileInfoOf(path), path, text, unreadable };
    });
    this.#files = new Map(all.map((file) => [file.path, file]));
  }

  /** A copy with a new text for one file, or without it if `text` is undefined. */
  with(path: string, text: string | undefined): Project<Part> {
    if (text === this.get(path)) return this;
    const files = new Map<string, TextFile | PathAndText>(this.#files);
    if (text === undefined) files.delete(path);
    else files.set(path, [path, text]);
    return new Project(this.model, files.values());
  }

  file(path: string): TextFile | undefined {
    return this.#files.get(path);
  }

  /** The file, or an empty one if it does not exist. */
  fileOrEmpty(path: string): TextFile {
    return this.#files.get(path) ?? { ...this.model.fileInfoOf(path), path, text: '' };
  }

  files(): TextFile[] {
    return [...this.#files.values()];
  }

  texts(): [path: string, text: string][] {
    return this.files().map(({ path, text }) => [path, text]);
  }

  get(path: string): string | undefined {
    return this.#files.get(path)?.text;
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Where a field is, with its line if the file exists. */
  locate(file: string, path: Path): SourceLocation {
    return locationIn(this.fileOrEmpty(file), path);
  }

  /** The data of a file as checked, or its problems; neither if the file does not exist. */
  checkedData(path: string): CheckedData<unknown> {
    const file = this.#files.get(path);
    return file ? checkedData(file) : { data: undefined };
  }

  /**
   * The validated data of a file; undefined if the file is missing or invalid. A missing optional
   * file counts as empty.
   */
  of<Schema extends z.ZodType>(
    file: ContentFile<Schema>,
    code: string,
  ): z.infer<Schema> | undefined {
    const path = fileIn(file, code);
    const textFile = file.isOptional ? this.fileOrEmpty(path) : this.file(path);
    const data = textFile && checkedData(textFile).data;
    return data === undefined ? undefined : checkedValue(file, data);
  }

  /** The facts of the organisation; undefined while they have mistakes. */
  organisation(): Organisation | undefined {
    return this.of(CONTENT_FILES.organisation, '');
  }

  /** The codes of the languages that have a folder. */
  codes(): string[] {
    return [...new Set(this.files().map(({ code }) => code))].filter(Boolean);
  }

  /** The codes of the published languages, in order; only English if they cannot be read. */
  publishedLanguages(): readonly string[] {
    const file = this.#files.get(ORGANISATION);
    return file ? publishedIn(file) : languages.parse(undefined);
  }

  /** The published languages with their names and addresses, in order. */
  languages(): Language[] {
    const codes = this.publishedLanguages();
    return codes.map((code) => {
      const { ownName = code, region } = this.of(CONTENT_FILES.language, code) ?? {};
      return { code, region, root: rootOf(code, codes), ownName };
    });
  }

  /** The language that the others are translated from. */
  get first(): string {
    return this.publishedLanguages()[0] ?? '';
  }

  /** The custom pages of a language, as paths within its folder. */
  customPageNames(code: string): string[] {
    return this.files()
      .filter((file) => file.code === code && file.kind === 'custom page')
      .map(({ inside }) => inside)
      .sort();
  }

  /** The checked data of the custom page at a path; undefined if it is missing or invalid. */
  checkedCustomPage(path: string): CheckedCustomPage | undefined {
    const file = this.#files.get(path);
    return file && checkedCustomPage(file);
  }

  /** Files and fields that nothing reads, because their feature was removed. */
  leftByRemovedFeatures(): string[] {
    const files = this.files().filter(({ kind }) => kind === 'removed');
    const fields = this.model.removedFields.flatMap((field) => {
      const file = this.model.files.get(field.file);
      const codes = file?.isFact ? [''] : this.codes();
      return codes
        .filter((code) => file && checkedValue(field, this.of(file, code)) !== undefined)
        .map((code) => `${this.model.pathOf(field.file, code)} › ${field.path.join(' › ')}`);
    });
    return [...files.map(({ path }) => path), ...fields];
  }

  /** The valid custom pages of these languages, drafts included. */
  customPages(codes: readonly string[] = this.codes()): CheckedCustomPage[] {
    return codes.flatMap((code) => customPagesByLanguage(this).get(code) ?? []);
  }

  publishedCustomPages(code: string): CheckedCustomPage[] {
    return this.customPages([code]).filter(({ publish }) => publish);
  }

  /** The blocks of one of the four pages, as stored in its file. */
  moreBlocks(file: ContentFile, code: string): readonly AnyBlock[] {
    return this.model.moreBlocksIn(file.name, this.of(file, code));
  }

  /**
   * Every page of a language that shows blocks: the published custom pages, then those of the four
   * pages that may hold blocks.
   */
  pagesWithBlocks(code: string): PageWithBlocks[] {
    const custom = this.publishedCustomPages(code).map((page) => ({
      ...page,
      name: page.heading,
      key: 'blocks',
    }));
    const others = this.model.words
      .filter(({ holdsBlocks }) => holdsBlocks)
      .map((file) => ({
        file: fileIn(file, code),
        name: file.title,
        path: file.page ?? '/',
        key: MORE,
        blocks: this.moreBlocks(file, code),
      }));
    return [...custom, ...others];
  }
}
