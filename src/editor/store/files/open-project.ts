import { isGroup } from '#content/data';
import { chosenField, type Field, fieldAt, type Path, valueAt } from '#content/fields';
import type { CustomPage } from '#content/files';
import { type Language, rootOf } from '#content/languages';
import {
  buildContent,
  type Content,
  type PathAndText,
  pathOfPage,
  Project,
} from '#content/project';
import { isWellFormed, type TextFile, writtenData } from '#content/reading';
import { MODEL } from '#site/features';
import { type Group, textOf } from '../data/values.ts';
import { fileFieldAt, newFileText } from './file-schema.ts';
import { markdownHtml } from './markdown.ts';
import { pageBlocks, shownCustomPage } from './shown-blocks.ts';
import { shownData } from './shown-data.ts';

/** A version of the project in the editor, where files may be new, unfinished or wrong. */
export class OpenProject extends Project {
  constructor(files: Iterable<TextFile | PathAndText> = []) {
    super(MODEL, files);
  }

  override with(path: string, text: string | undefined): OpenProject {
    const project = super.with(path, text);
    return project === this ? this : new OpenProject(project.files());
  }

  /** A project of these texts. Results cached for unchanged files are kept. */
  withAll(texts: Iterable<PathAndText>): OpenProject {
    const fileOf = (file: PathAndText) => {
      const known = this.file(file[0]);
      return known?.text === file[1] ? known : file;
    };
    return new OpenProject([...texts].map(fileOf));
  }

  /** The text of a file; that of a new file if it does not exist. */
  text(path: string): string {
    return this.get(path) ?? newFileText(path);
  }

  /** A file; a new one if it does not exist. */
  fileOrNew(path: string): TextFile {
    return this.file(path) ?? { ...this.fileOrEmpty(path), text: newFileText(path) };
  }

  /**
   * The values that the form of a file shows, which may be a new one. Undefined if the file cannot be
   * parsed, or is no group of fields: a form would replace it.
   */
  formValues(path: string): Group | undefined {
    const file = this.fileOrNew(path);
    const data = isWellFormed(file) ? (writtenData(file) ?? {}) : undefined;
    return isGroup(data) ? data : undefined;
  }

  /** The values that the form of a file shows. @throws Error if somebody has broken it by hand */
  formValuesOrThrow(path: string): Group {
    const values = this.formValues(path);
    if (values === undefined) throw new Error(`${path} cannot be parsed.`);
    return values;
  }

  /** The value of a field; undefined if it is missing. */
  value(path: string, keys: Path): unknown {
    return valueAt(this.formValues(path), keys);
  }

  /** The field at a path; undefined if the file cannot have one there. */
  field(path: string, keys: Path): Field | undefined {
    return fieldAt(fileFieldAt(path), keys, this.formValues(path));
  }

  /** The fields of a group, or of the group that its value has chosen; none of anything else. */
  fieldsIn(path: string, keys: Path): Readonly<Record<string, Field>> {
    const field = this.field(path, keys);
    return (field && chosenField(field, this.value(path, keys))?.fields) ?? {};
  }

  /** The data of a file as shown; undefined if there is none. */
  shownData(path: string): unknown {
    const file = this.file(path);
    return file && shownData(file);
  }

  /** The paths of the custom pages of a language. */
  customPagePaths(code: string): string[] {
    return this.customPageNames(code).map((inside) => `content/${code}/${inside}`);
  }

  /** A custom page, even a draft, as it is shown; undefined if there is none. */
  shownCustomPage(path: string) {
    const file = this.file(path);
    return file?.kind === 'custom page' ? shownCustomPage(file) : undefined;
  }

  /** Whether visitors do not see a custom page, which may have mistakes. */
  isDraft(path: string): boolean {
    return this.shownCustomPage(path)?.publish === false;
  }

  /** The blocks of a page, with a note in place of each that cannot be shown; none without a file. */
  pageBlocks(path: string) {
    const file = this.file(path);
    return file ? pageBlocks(file) : [];
  }

  /** Whether a file is in another language than the first. */
  isTranslation(path: string): boolean {
    const { code } = MODEL.fileInfoOf(path);
    return code !== '' && code !== this.first;
  }

  /** Whether texts may be missing in a file, because its language is not published. */
  isUnfinished(path: string): boolean {
    const { kind, code } = MODEL.fileInfoOf(path);
    return kind !== 'custom page' && code !== '' && !this.publishedLanguages().includes(code);
  }

  #aboutLanguage(code: string, field: 'ownName' | 'region'): string {
    return textOf(valueAt(this.shownData(MODEL.pathOf('language', code)), [field]));
  }

  /** The name of a language as its speakers write it. @param code BCP 47 */
  nameOfLanguage(code: string): string {
    return this.#aboutLanguage(code, 'ownName') || code;
  }

  /** The published languages and `code`, which is shown as if it were published. */
  #shownLanguages(code: string): Language[] {
    const published = [...new Set([...this.publishedLanguages(), code])];
    return published.map((item) => {
      const region = this.#aboutLanguage(item, 'region') || undefined;
      const root = rootOf(item, published);
      return { code: item, region, root, ownName: this.nameOfLanguage(item) };
    });
  }

  /**
   * The content of a language, with texts of the first language where a translation lacks
   * them; undefined while a required file is missing.
   * @param marked adds field marks to the data of a file, see `Marks`
   */
  content(code: string, marked = <Data>(_path: string, data: Data) => data): Content | undefined {
    const { first } = this;
    const dataAt = (name: string, language: string): object | undefined => {
      const path = MODEL.pathOf(name, language);
      const file = this.file(path);
      if (MODEL.files.get(name)?.isOptional) return shownData(this.fileOrNew(path));
      const original = language === first ? undefined : dataAt(name, first);
      return file ? shownData(file, original) : original;
    };
    return buildContent(
      {
        model: MODEL,
        languages: this.#shownLanguages(code),
        data: (name, language) => marked(MODEL.pathOf(name, language), dataAt(name, language)),
        customPages: (language) =>
          this.customPagePaths(language).flatMap((path): CustomPage[] => {
            const page = this.shownCustomPage(path);
            return page?.publish ? [{ ...marked(path, page), path: pathOfPage(path) }] : [];
          }),
        render: (markdown, { ids }) => markdownHtml(markdown, ids),
      },
      code,
    );
  }
}
