import type { Content } from '../../src/core/content.ts';
import type { ContentProblem } from '../../src/core/reading/content-error.ts';
import type { Row } from '../../src/core/launch/row.ts';
import { withCheckedCodes } from './checked-codes.ts';
import { missingRows, toTranslate, type Missing } from '../missing/missing-rows.ts';
import { conflictSentences } from './conflict-sentences.ts';
import { contentWith } from './content-with.ts';
import { mergeData } from './merge-data.ts';
import { fileKind } from './content-file.ts';
import { pathOf, placeOf } from './model.ts';
import { mistakesOf, sentenceOf, sentencesOf, type Mistake } from './mistakes.ts';
import { differences } from '../history/differences.ts';
import { labelsOf } from '../form/labels.ts';
import { Refusal } from './refusal.ts';
import { TextFiles } from './text-files.ts';
import { lagging, originalTexts, type OriginalText } from './translation.ts';
import { unreadableFiles, type SaveEffects, problemsByForm } from './problems-by-form.ts';
import { projectProblems } from '../../src/core/checks/problems.ts';
import { allProblems, type ShownSite } from './all-problems.ts';
import type { Edited } from './yaml/edit-yaml.ts';

/** What a form holds: a field's value by the field's name. */
export type Values = Record<string, unknown>;

/**
 * The values of a form hold the text of the file that they were made from under this name, as JSON,
 * because the CMS trims every text. The browser's copy of an unsaved form holds it too, so that
 * saving the copy still changes only the lines that differ.
 */
const SOURCE = '__source';

/** Under this name they hold its path. */
const PATH = '__path';

/** The path of the file to which values belong. @throws Error where they hold none */
export function pathIn({ [PATH]: path }: Values): string {
  if (typeof path !== 'string') throw new Error('These values are of no file.');
  return path;
}

const WITH_THEIRS = 'Somebody else has changed this file. With their changes it cannot be saved:';

const withSource = (values: object, path: string, source: string): Values => ({
  ...values,
  [PATH]: path,
  [SOURCE]: JSON.stringify(source),
});

/** What the page beside a form shows, and what must be corrected before the form can be saved. */
export interface PreviewState {
  /** The content with what the form says; undefined while a file that the page needs is missing. */
  content: Content | undefined;
  mistakes: Mistake[];
  /** Whether the form differs from the file. */
  changed: boolean;
  /** The original words of a translation by field, see `originalTexts`. */
  originals: ReadonlyMap<string, OriginalText>;
}

/**
 * The content of the project as the editor has read it: reads files into forms, checks forms, and
 * writes them back. Files are named by their paths from the project's root.
 */
export class EditorProject {
  readonly texts = new TextFiles();
  readonly #refused = new Map<string, readonly string[]>();
  /** Texts of other people whose conflicts were shown: the next save overrules them. */
  readonly #shownConflicts = new Map<string, string>();
  /** Texts that cannot be parsed, by path. */
  readonly #unreadable = new Map<string, string>();
  readonly #lost = new Map<string, readonly string[]>();
  readonly #site: ShownSite;
  /** What the build says of the project as it is; forgotten when a file changes. */
  #problems: Promise<readonly ContentProblem[]> | undefined;
  /** What is still to be translated; forgotten when a file changes. */
  #toTranslate: readonly Row[] | undefined;
  /** The project with what a form says, by the form's values; forgotten when a file changes. */
  #forms = new WeakMap<Values, TextFiles>();
  /** Called when files have changed. */
  whenRead: () => void = () => undefined;

  constructor(site: ShownSite = { files: new Set(), taken: new Set() }) {
    this.#site = site;
  }

  #source(path: string, values: Values): string {
    const { [SOURCE]: source } = values;
    return typeof source === 'string' ? (JSON.parse(source) as string) : this.texts.textOf(path);
  }

  #isUnfinished(path: string): boolean {
    const { name, code } = placeOf(path);
    // An own page has all of its texts in every language.
    return name !== 'own' && this.texts.isUnfinished(code);
  }

  #dataOf(path: string, values: unknown): unknown {
    return fileKind(placeOf(path)).dataOf(values, this.#isUnfinished(path));
  }

  #changed(): void {
    this.#problems = undefined;
    this.#toTranslate = undefined;
    this.#forms = new WeakMap();
    this.whenRead();
  }

  /**
   * What is still to be decided before the site goes live, with what the open form says.
   * @param samples names of the files in content/images that the site was shipped with
   */
  missing(samples: ReadonlySet<string>, path?: string, values?: Values): Missing[] {
    if (!this.texts.has(pathOf('organisation', ''))) return [];
    this.#toTranslate ??= toTranslate(this.texts);
    const isOpen = path !== undefined && values !== undefined && this.texts.has(path);
    const texts = isOpen ? this.#textsWith(path, values) : this.texts;
    return missingRows(texts, this.#toTranslate, samples);
  }

  /**
   * Reads a file. @returns the values of its form @throws Error for a text that cannot be parsed
   */
  read(path: string, text: string): Values {
    this.#unreadable.set(path, text);
    const values = fileKind(placeOf(path)).valuesOf(text);
    this.#unreadable.delete(path);
    if (text !== this.texts.get(path)) this.#changed();
    this.texts.set(path, text);
    return withSource(values, path, text);
  }

  /**
   * What a form would hold of an earlier text of its file; saved, it changes the lines that differ.
   * @param form what it holds now; without it the file was deleted, and is saved as it was
   * @param later how often the file was saved since it had the text
   * @throws Error for a text that cannot be read, in words for whoever edits
   */
  earlier(path: string, text: string, form?: Values, later = 1): Values {
    const kind = fileKind(placeOf(path));
    try {
      const values = kind.valuesOf(text);
      if (!form) return withSource(values, path, text);
      const back = kind.broughtBack?.(values, form, later) ?? values;
      return withSource(back, path, this.#source(path, form));
    } catch (error) {
      throw new Error('This version cannot be read: its file was broken then.', { cause: error });
    }
  }

  /**
   * The fields, by the labels of the form, in which an earlier version says anything else than the
   * form.
   */
  differences(path: string, earlier: Values, form: Values): string[] {
    const { schema } = fileKind(placeOf(path));
    const [was, is] = [this.#dataOf(path, earlier), this.#dataOf(path, form)];
    const labels = differences(was, is).map((field) => labelsOf(schema, field, is) || 'The text');
    return [...new Set(labels)];
  }

  /** Reads the record of a translation. */
  readRecord(path: string, text: string): void {
    this.texts.set(path, text);
    this.#changed();
  }

  /** Forgets what is known of files: they were deleted, or begin anew. */
  forget(paths: readonly string[]): void {
    for (const path of paths) {
      this.texts.set(path, undefined);
      this.#unreadable.delete(path);
    }
    this.#changed();
  }

  #edited(path: string, values: Values): Edited {
    const kind = fileKind(placeOf(path));
    return kind.textWith(this.#source(path, values), this.#dataOf(path, values));
  }

  /** The project with what a form says, made once for each state of the form. */
  #textsWith(path: string, values: Values): TextFiles {
    const known = this.#forms.get(values);
    if (known?.get(path) !== undefined) return known;
    const texts = this.texts.with(path, this.#edited(path, values).text);
    this.#forms.set(values, texts);
    return texts;
  }

  /** The new text of a file. @throws Refusal with what the build would refuse */
  write(path: string, values: Values): string {
    return this.#checked(path, this.#edited(path, values).text);
  }

  /**
   * What is to be saved of a form: its values, the codes of what was checked, and what somebody
   * else has changed in the file meanwhile.
   * @param theirs the text of the file as it is now, if that can be known
   * @throws Refusal for what the build would refuse; and once where both changed the same fields
   */
  merged(
    path: string,
    form: Values,
    theirs = this.texts.get(path) ?? this.#source(path, form),
  ): Values {
    const kind = fileKind(placeOf(path));
    const values = withCheckedCodes(form, this.#dataOf(path, form));
    const edited = this.#edited(path, values);
    this.#checked(path, edited.text);
    const both = theirs === this.#source(path, values) ? edited : this.#both(path, values, theirs);
    this.#lost.set(path, both.lost());
    return withSource(kind.valuesOf(both.text), path, both.text);
  }

  /** Somebody else's text with the changes of a form in it. */
  #both(path: string, values: Values, theirs: string): Edited {
    const kind = fileKind(placeOf(path));
    const dataIn = (text: string) => this.#dataOf(path, kind.valuesOf(text));
    this.#refuseUnreadable(path, theirs);
    const ours = this.#dataOf(path, values);
    const { data, conflicts } = mergeData(dataIn(this.#source(path, values)), ours, dataIn(theirs));
    if (conflicts.length > 0 && this.#shownConflicts.get(path) !== theirs) {
      this.#shownConflicts.set(path, theirs);
      throw new Refusal(conflictSentences(conflicts, kind.schema, ours));
    }
    const both = kind.textWith(theirs, data);
    const { mistakes } = this.#check(path, this.texts.with(path, both.text));
    if (mistakes.length > 0) throw new Refusal([WITH_THEIRS, ...sentencesOf(mistakes, path)]);
    return both;
  }

  /** @throws Refusal for a file that somebody has broken by hand meanwhile */
  #refuseUnreadable(path: string, text: string): void {
    try {
      fileKind(placeOf(path)).valuesOf(text);
    } catch {
      const { problems = [] } = this.texts.project.with(path, text).check(path);
      const messages = problems.map(({ line, message }) => `${path}, line ${line}: ${message}`);
      throw new Refusal(['Somebody has changed the file, and it cannot be read:', ...messages]);
    }
  }

  /** What keeps a form from being saved. A language that nobody sees may lack texts. */
  #check(path: string, texts: TextFiles): { data?: unknown; mistakes: Mistake[] } {
    const { problems = [] } = texts.project.check(path);
    const isUnfinished = this.#isUnfinished(path);
    const stopping = problems.filter(({ missing }) => !(missing && isUnfinished));
    return problems.length === 0
      ? { data: texts.shown(path), mistakes: [] }
      : { mistakes: mistakesOf(stopping, texts) };
  }

  #checked(path: string, text: string): string {
    const { mistakes } = this.#check(path, this.texts.with(path, text));
    const all = [...sentencesOf(mistakes, path), ...(this.#refused.get(path) ?? [])];
    if (all.length > 0) throw new Refusal([...new Set(all)]);
    return text;
  }

  /** What the build would say of the whole project once a form is saved. */
  async effects(path: string, values: Values): Promise<SaveEffects> {
    // A page that was never saved has no address yet.
    const file = path.endsWith('/') ? `${path}new-page.yaml` : path;
    const texts = this.#textsWith(file, values);
    this.#problems ??= allProblems(this.texts, this.#site);
    const [before, after] = [await this.#problems, await allProblems(texts, this.#site)];
    const { here, caused, elsewhere } = problemsByForm(file, texts, before, after);
    return {
      here: here.map((mistake) => ({ ...mistake, path })),
      caused,
      // While a file cannot be read, links to it seem wrong.
      elsewhere: this.#unreadable.size > 0 ? unreadableFiles(texts, this.#unreadable) : elsewhere,
      behind: lagging(this.texts, texts, file),
    };
  }

  /** @throws Refusal if saving a form would stop the build, in this form or in another one */
  async refuseBroken(path: string, values: Values): Promise<void> {
    const { here, caused } = await this.effects(path, values);
    const messages = sentencesOf([...here, ...caused], path);
    if (messages.length > 0) throw new Refusal(messages);
  }

  /** What the build would say once files are deleted: the links that lead to them. */
  afterDeletion(paths: readonly string[]): Mistake[] {
    const texts = paths.reduce((all, path) => all.with(path, undefined), this.texts);
    const before = projectProblems(this.texts.project, this.#site);
    return problemsByForm('', texts, before, projectProblems(texts.project, this.#site)).caused;
  }

  /** Keeps a file from being saved because of what only its page shows, such as a small picture. */
  refuse(path: string, mistakes: readonly Mistake[]): void {
    const messages = mistakes.map((mistake) => sentenceOf(mistake, mistake.path));
    this.#refused.set(path, messages);
  }

  /** Problems that only the page beside a form shows, by the labels of the form. */
  seen(path: string, values: Values, problems: readonly ContentProblem[]): Mistake[] {
    const here = problems.map((problem) => ({ ...problem, file: path }));
    return mistakesOf(here, this.#textsWith(path, values));
  }

  /**
   * Notes that a form was saved.
   * @returns the remarks and fields of the file that the save has lost
   */
  saved(path: string, values: Values): readonly string[] {
    const lost = this.#lost.get(path) ?? [];
    this.#shownConflicts.delete(path);
    this.#lost.delete(path);
    this.read(path, this.#source(path, values));
    return lost;
  }

  /** What the page beside a form shows, and what is wrong with the form. */
  preview(path: string, values: Values): PreviewState {
    const texts = this.#textsWith(path, values);
    const text = texts.get(path) ?? '';
    const { data, mistakes } = this.#check(path, texts);
    return {
      content: contentWith(this.texts, path, text, data),
      mistakes,
      changed: text !== this.#source(path, values),
      originals: originalTexts(this.texts, path, text),
    };
  }
}
