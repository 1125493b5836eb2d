import { isGroup } from '#content/data';
import {
  type AnyBlock,
  chosenField,
  type Field,
  fieldAt,
  type Path,
  valueAt,
} from '#content/fields';
import type { CustomPage } from '#content/files';
import { type Language, rootOf } from '#content/languages';
import {
  type Content,
  MORE,
  pathOfPage,
  Project,
  isParsed,
  writtenData,
  buildContent,
  storedCustomPage,
  checkedData,
} from '#content/project';
import { memoizeByObject, type TextFile } from '#content/reading';
import { MODEL } from '#site/features';
import { normalise } from '../data/normalise.ts';
import { textOf } from '../data/values.ts';
import { shownPage, unfinishedBlocks, unfinishedPage, type UnfinishedPage } from './custom-page.ts';
import { fileField, fileFieldAt, newFileText } from './file-schema.ts';
import { markdownHtml } from './markdown.ts';
import { withDefaults, deepMerge, withoutWrongTypes } from './unfinished-data.ts';

/** The data of a file as written, in the form in which forms take them; undefined if unreadable. */
const formDataOf = memoizeByObject((file): unknown => {
  const data = isParsed(file) ? writtenData(file) : undefined;
  // An empty file has no fields yet. Saving over any other file without fields would lose content.
  const fields = data === null ? {} : data;
  return isGroup(fields) ? normalise(fields, fileField(file)) : undefined;
});

/** The data of a file as written, without values of the wrong type, which no view can show. */
const usableData = memoizeByObject((file): unknown => {
  const field = fileField(file);
  return withoutWrongTypes(normalise(writtenData(file), field), field);
});

/** The data of a file as views show them: with every field. Texts may be invalid, such as empty. */
const shownData = memoizeByObject(
  (file): unknown =>
    checkedData(file).data ?? withDefaults(usableData(file) ?? {}, fileField(file)),
);

const shownCustomPage = memoizeByObject((file): CustomPage => {
  const page = storedCustomPage(file);
  return page
    ? shownPage(page, file.path)
    : unfinishedPage(shownData(file) as UnfinishedPage, file.path);
});

/** The blocks that one of the four pages holds, as it shows them. */
const shownMore = memoizeByObject((file): readonly AnyBlock[] => {
  const blocks = valueAt(withDefaults(usableData(file), fileField(file)), [MORE]);
  return Array.isArray(blocks) ? unfinishedBlocks(blocks) : [];
});

/** An immutable version of the project's text files, and the content that pages show of them. */
export class TextFiles {
  readonly project: Project;

  constructor(project = new Project(MODEL, [])) {
    this.project = project;
  }

  /** The files with one text replaced; undefined removes the file. */
  with(path: string, text: string | undefined): TextFiles {
    return new TextFiles(this.project.with(path, text));
  }

  /** The language that the others are translated from (BCP 47). */
  get first(): string {
    return this.project.first;
  }

  get(path: string): string | undefined {
    return this.project.get(path);
  }

  /** The text of a file; that of a new file if it does not exist. */
  text(path: string): string {
    return this.get(path) ?? newFileText(path);
  }

  /** A file; a new one if it does not exist. */
  file(path: string): TextFile {
    return this.project.file(path) ?? { ...MODEL.fileInfoOf(path), path, text: this.text(path) };
  }

  has(path: string): boolean {
    return this.project.has(path);
  }

  /** The form data of a file, or of a new one; undefined if it cannot be parsed. */
  data(path: string): unknown {
    return formDataOf(this.file(path));
  }

  /** The value of a field; undefined if it is missing. */
  value(path: string, keys: Path): unknown {
    return valueAt(this.data(path), keys);
  }

  /** The field at a path; undefined if the file cannot have one there. */
  field(path: string, keys: Path): Field | undefined {
    return fieldAt(fileFieldAt(path), keys, this.data(path));
  }

  /** The fields of a group, or of the group that its value has chosen; none of anything else. */
  fieldsIn(path: string, keys: Path): Readonly<Record<string, Field>> {
    const field = this.field(path, keys);
    return (field && chosenField(field, this.value(path, keys))?.fields) ?? {};
  }

  /** The data that pages show of a file; undefined if there is none. */
  shownData(path: string): unknown {
    const file = this.project.file(path);
    return file && (file.kind === 'custom page' ? shownCustomPage(file) : shownData(file));
  }

  /** The paths of the custom pages of a language. */
  customPagePaths(code: string): string[] {
    return this.project.customPageNames(code).map((inside) => `content/${code}/${inside}`);
  }

  /** A custom page, even a draft, as it is shown; undefined if there is none. */
  customPage(path: string): CustomPage | undefined {
    const file = this.project.file(path);
    return file?.kind === 'custom page' ? shownCustomPage(file) : undefined;
  }

  /** The blocks that one of the four pages holds, as it shows them; none if it cannot hold any. */
  moreBlocks(path: string): readonly AnyBlock[] {
    const file = this.project.file(path);
    return file ? shownMore(file) : [];
  }

  /** Whether a file is in another language than the first. */
  isTranslation(path: string): boolean {
    const { code } = MODEL.fileInfoOf(path);
    return code !== '' && code !== this.first;
  }

  /** Whether texts may be missing in a file, because its language is not published. */
  isUnfinished(path: string): boolean {
    const { kind, code } = MODEL.fileInfoOf(path);
    return (
      kind !== 'custom page' && code !== '' && !this.project.publishedLanguages().includes(code)
    );
  }

  #aboutLanguage(code: string, field: 'ownName' | 'region'): string {
    return textOf(valueAt(this.shownData(MODEL.pathOf('language', code)), [field]));
  }

  /** The name of a language as its speakers write it. @param code BCP 47 */
  nameOfLanguage(code: string): string {
    return this.#aboutLanguage(code, 'ownName') || code;
  }

  /** The published languages and `code`, which is shown as if it were published. */
  #languages(code: string): Language[] {
    const published = [...new Set([...this.project.publishedLanguages(), code])];
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
    const dataAt = (name: string, language: string): unknown => {
      const path = MODEL.pathOf(name, language);
      const file = this.project.file(path);
      if (MODEL.files.get(name)?.isOptional) return shownData(file ?? this.file(path));
      if (language === this.first) return file && shownData(file);
      const original = dataAt(name, this.first);
      if (!file) return original;
      const { data } = checkedData(file);
      return data === undefined
        ? withDefaults(deepMerge(original, usableData(file)), fileField(file))
        : deepMerge(original, data);
    };
    return buildContent(
      {
        model: MODEL,
        languages: this.#languages(code),
        data: (name, language) => marked(MODEL.pathOf(name, language), dataAt(name, language)),
        pages: (language) =>
          this.customPagePaths(language).flatMap((path): CustomPage[] => {
            const page = this.customPage(path);
            return page?.publish ? [{ ...marked(path, page), path: pathOfPage(path) }] : [];
          }),
        render: (markdown, { ids }) => markdownHtml(markdown, ids),
      },
      code,
    );
  }
}
