import { linksIn } from '#content/checks';
import {
  type JsonSchema,
  type CustomPage,
  type CustomPageFile,
  type Path,
  schemaAt,
  valueAt,
} from '#content/fields';
import { type Language, readableData, rootOf } from '#content/languages';
import {
  type Content,
  parsedData,
  Project,
  shownContent,
  storedCustomPage,
  validatedData,
} from '#content/project';
import { memoizeByFile, type TextFile } from '#content/reading';
import { MODEL } from '#site/features';
import { tidied } from '../../form/tidied.ts';
import { textOf } from '../../form/values.ts';
import { shownPage, unfinishedPage } from './custom-page.ts';
import { fileHandlerFor, fileHandlerAt } from './file-handler.ts';
import { markdownHtml } from './markdown.ts';
import { pathOf, fileInfoOf } from './model.ts';
import { completed, deepMerge, fitting } from './unfinished-data.ts';

/** The data of a file as its form has it; undefined if it cannot be parsed. */
const dataOf = memoizeByFile((file): unknown => {
  const { tidied } = fileHandlerFor(file);
  const data = parsedData(file);
  return data === undefined ? undefined : tidied(data ?? {});
});

/** What views can take of the data of a file, although it is unfinished or broken. */
const usable = memoizeByFile((file): unknown => {
  const { schema } = fileHandlerFor(file);
  return fitting(tidied(readableData(file), schema), schema);
});

/** The same, with everything that a view needs. */
const whole = memoizeByFile((file): unknown => {
  const { schema } = fileHandlerFor(file);
  return validatedData(file).data ?? completed(usable(file) ?? {}, schema);
});

const shownCustomPage = memoizeByFile((file): CustomPage => {
  const page = storedCustomPage(file);
  // It follows the schema, but for what is empty or wrong within its blocks.
  return page
    ? shownPage(page, file.path)
    : unfinishedPage(whole(file) as CustomPageFile, file.path);
});

/** The project as the editor has read it, and what pages show of it. */
export class TextFiles {
  readonly project: Project;

  constructor(project = new Project(MODEL, [])) {
    this.project = project;
  }

  /** The same files, but for one that says something else; without a text it is not there. */
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

  /** The text of a file; of one that is not there, what a new one begins with. */
  textOf(path: string): string {
    return this.get(path) ?? fileHandlerAt(path).begin;
  }

  /** The file with that text. */
  file(path: string): TextFile {
    return this.project.file(path) ?? { ...fileInfoOf(path), path, text: this.textOf(path) };
  }

  /** Whether the file exists; a page that was never saved has none. */
  has(path: string): boolean {
    return this.project.has(path);
  }

  /**
   * Checks every file that was not checked yet, one at a time, so that nobody who types has to
   * wait.
   */
  async checkAll(): Promise<void> {
    for (const file of this.project.files()) {
      if (knownLinks.has(file)) continue;
      knownLinks.add(file);
      linksIn(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** The data of a file, empty where there is none; undefined if it cannot be parsed. */
  data(path: string): unknown {
    const file = this.project.file(path);
    return file ? dataOf(file) : {};
  }

  /** What a field says; undefined for nothing. */
  value(path: string, keys: Path): unknown {
    return valueAt(this.data(path), keys);
  }

  /** The schema of a field; undefined where the file has no such field. */
  schema(path: string, keys: Path): JsonSchema | undefined {
    return schemaAt(fileHandlerAt(path).schema, keys, this.data(path));
  }

  /** What pages show of a file; undefined where there is none. */
  shown(path: string): unknown {
    const file = this.project.file(path);
    return (
      file &&
      (file.name === 'own' ? shownCustomPage(file) : (validatedData(file).data ?? usable(file)))
    );
  }

  /** An own page as pages show it, a draft too; undefined where there is none. */
  customPage(path: string): CustomPage | undefined {
    const file = this.project.file(path);
    return file?.name === 'own' ? shownCustomPage(file) : undefined;
  }

  /** Whether a file may still lack texts: nobody sees its language. An own page has all of its own. */
  isUnfinished(path: string): boolean {
    const { name, code } = fileInfoOf(path);
    return name !== 'own' && code !== '' && !this.project.published().includes(code);
  }

  /** The published languages, and one that is shown as if it were. */
  #languages(code: string): Language[] {
    const published = [...new Set([...this.project.published(), code])];
    return published.map((item) => {
      const shown = this.shown(pathOf('language', item));
      const [ownName, region] = ['ownName', 'region'].map((name) => textOf(valueAt(shown, [name])));
      const root = rootOf(item, published);
      return { code: item, region: region || undefined, root, ownName: ownName || item };
    });
  }

  /**
   * What pages show in a language; where a translation lacks a text, the first language's.
   * Undefined while a file that they need is missing.
   * @param marked puts marks into the data of a file: see `Marks`
   */
  content(code: string, marked = <Data>(_path: string, data: Data) => data): Content | undefined {
    const dataAt = (name: string, language: string): unknown => {
      const path = pathOf(name, language);
      const file = this.project.file(path);
      if (MODEL.files.get(name)?.isOptional) return whole(file ?? this.file(path));
      if (language === this.first) return file && whole(file);
      const original = dataAt(name, this.first);
      const translated = deepMerge(original, this.shown(path));
      return file && validatedData(file).data === undefined
        ? completed(translated, fileHandlerAt(path).schema)
        : translated;
    };
    return shownContent(
      {
        model: MODEL,
        languages: this.#languages(code),
        data: (name, language) => marked(pathOf(name, language), dataAt(name, language)),
        pages: (language) =>
          this.project.customPages(language).flatMap((inside): CustomPage[] => {
            const path = `content/${language}/${inside}`;
            const page = this.customPage(path);
            const address = `/${inside.replace(/^.*\/|\.yaml$/g, '')}`;
            return page?.publish ? [{ ...marked(path, page), path: address }] : [];
          }),
        render: (markdown, { ids }) => markdownHtml(markdown, ids),
      },
      code,
    );
  }
}

const knownLinks = new WeakSet<object>();
