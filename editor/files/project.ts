import { fillContent, withOwnPage, type Content } from '../../src/content/content.ts';
import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import type { Row } from '../../src/content/launch/find-rows.ts';
import { valueAt } from '../../src/content/schemas/json-schema.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import { withCheckedCodes } from './checked-codes.ts';
import { missingRows, translationRows, type Missing } from '../missing/missing-rows.ts';
import { pairsOf } from '../pairs/pairs.ts';
import type { Pair } from '../pairs/show-pairs.ts';
import { conflictSentences } from './conflict-sentences.ts';
import { datesPage } from './dates-page.ts';
import { deepMerge } from './deep-merge.ts';
import { destinationsIn, type Destination, type Destinations } from '../choices/destinations.ts';
import { originalItems, originalPages } from '../choices/originals.ts';
import { topicsIn } from '../choices/topics.ts';
import { mergeData } from './merge-data.ts';
import { kindOf, pathOf, placeOf } from './place.ts';
import { plainText } from './plain-text.ts';
import { fieldPlace, mistakesOf, sentenceOf, type FieldPlace, type Mistake } from './mistakes.ts';
import { differences } from '../history/differences.ts';
import { labelsOf } from '../form/labels.ts';
import { Refusal } from './refusal.ts';
import { NAMES, Texts } from './texts.ts';
import { renewedRecord, textsBeside, type Beside } from './translation.ts';
import { partMistakes, wholeProblems, type Site } from './whole-project.ts';
import type { Edited } from './yaml/edit-yaml.ts';

/** What a form holds: a field's value by the field's name. */
export type Values = Record<string, unknown>;

/**
 * Under this name the values of a form hold the text that they were made from, as JSON, because
 * the CMS trims every text. A copy of an unsaved form that the browser keeps has it too, so that
 * saving that one changes its own lines alone.
 */
const SOURCE = '__source';

const WITH_THEIRS = 'Somebody else has changed this file. With their changes it cannot be saved:';

const withSource = (values: object, source: string): Values => ({
  ...values,
  [SOURCE]: JSON.stringify(source),
});

/** The page while a file is open, and what must be corrected before the file can be saved. */
export interface Draft {
  /** The content with the file as its form holds it. */
  content?: Content;
  mistakes: Mistake[];
  /** Whether the form says anything else than the file. */
  changed: boolean;
  /** What stands beside the fields of a translation, see `textsBeside`. */
  beside: ReadonlyMap<string, Beside>;
}

/** What the build would say once a form is saved. */
export interface Whole {
  /** In the form itself. */
  here: Mistake[];
  /** In other forms, by what this one says: a link to a page that is one no longer. */
  caused: Mistake[];
  /** In other forms, whatever this one says. */
  elsewhere: Mistake[];
  /** Translations that this save leaves behind, which is no mistake. */
  behind: Behind[];
}

/** A form of a translation, and how many of its texts are to be translated. */
export interface Behind extends FieldPlace {
  count: number;
}

/** A problem of a file is known by its place: what is expected there can read otherwise by now. */
const keyOf = ({ file, field, line }: ContentProblem) => [file, field || line].join('\n');

/** The content of the project as the editor has read it. Files go by paths from its root. */
export class Project {
  readonly #texts: Texts;
  readonly #records = new Map<string, string>();
  readonly #refused = new Map<string, readonly string[]>();
  /** Texts of others whose conflicts somebody was told: saving again overrules them. */
  readonly #told = new Map<string, string>();
  /** Texts that somebody has broken by hand, by their paths. */
  readonly #unreadable = new Map<string, string>();
  readonly #lostComments = new Map<string, readonly string[]>();
  readonly #site: Site;
  /** What the build says of the project as it is; forgotten once a file is another one. */
  #problems: Promise<readonly ContentProblem[]> | undefined;
  /** What is to be translated, likewise. */
  #toTranslate: readonly Row[] | undefined;
  /** The project with a form as it was typed, by the form's values; likewise. */
  #forms = new WeakMap<Values, Texts>();
  /** Is told when files are other ones than before. */
  whenRead: () => void = () => undefined;

  /** @param first the language that the others are translated from (BCP 47) */
  constructor(first: string, site: Site = { files: new Set() }) {
    this.#texts = new Texts(first);
    this.#site = site;
  }

  #known(path: string): string {
    return this.#texts.get(path) ?? kindOf(placeOf(path)).begin;
  }

  #source(path: string, values: Values): string {
    const { [SOURCE]: source } = values;
    return typeof source === 'string' ? (JSON.parse(source) as string) : this.#known(path);
  }

  #isUnfinished(path: string): boolean {
    const { name, code } = placeOf(path);
    // A page of the team's own is whole in every language, or it is not there.
    return name !== 'own' && this.#texts.isUnfinished(code);
  }

  #dataOf(path: string, values: unknown): unknown {
    return kindOf(placeOf(path)).dataOf(values, this.#isUnfinished(path));
  }

  #changed(): void {
    this.#problems = undefined;
    this.#toTranslate = undefined;
    this.#forms = new WeakMap();
    this.whenRead();
  }

  /**
   * What is still to be decided before the site goes live, with a form as somebody types into it.
   * @param samples names of the files in content/images that the site was shipped with
   */
  missing(samples: ReadonlySet<string>, path?: string, values?: Values): Missing[] {
    if (!this.has(pathOf('organisation', ''))) return [];
    this.#toTranslate ??= translationRows(this.#texts, this.#records);
    const isOpen = path !== undefined && values !== undefined && this.has(path);
    const texts = isOpen ? this.#textsWith(path, values) : this.#texts;
    return missingRows(texts, this.#toTranslate, samples);
  }

  /** The values of a file for its form. @throws Error for a text that cannot be parsed */
  read(path: string, text: string): Values {
    this.#unreadable.set(path, text);
    const values = kindOf(placeOf(path)).valuesOf(text);
    this.#unreadable.delete(path);
    if (text !== this.#texts.get(path)) this.#changed();
    this.#texts.set(path, text);
    return withSource(values, text);
  }

  /**
   * What a form would hold of an earlier text of its file; saved, it changes the lines that differ.
   * @param form what it holds now; without it the file was deleted, and is saved as it was
   * @throws Error for a text that cannot be read, in words for whoever edits
   */
  earlier(path: string, text: string, form?: Values): Values {
    try {
      const source = form ? this.#source(path, form) : text;
      return withSource(kindOf(placeOf(path)).valuesOf(text), source);
    } catch (error) {
      throw new Error('This version cannot be read: its file was broken then.', { cause: error });
    }
  }

  /** The fields, by the labels of the form, in which an earlier version says anything else than the form. */
  differences(path: string, earlier: Values, form: Values): string[] {
    const { shape } = kindOf(placeOf(path));
    const [was, is] = [this.#dataOf(path, earlier), this.#dataOf(path, form)];
    const labels = differences(was, is).map((field) => labelsOf(shape, field, is) || 'The text');
    return [...new Set(labels)];
  }

  /** Takes the record of a translation. @param code its language */
  readRecord(code: string, text: string): void {
    this.#records.set(code, text);
    this.#changed();
  }

  /** The text of a file as it was read or saved last. */
  text(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** Whether there is such a file; a page that was never saved has none. */
  has(path: string): boolean {
    return this.#texts.get(path) !== undefined;
  }

  /** Whether there is a record of a translation. */
  hasRecord(code: string): boolean {
    return this.#records.has(code);
  }

  /** Takes a file for a new one, whatever was at its path before. */
  begin(path: string): void {
    this.forget([path]);
  }

  /** Takes files for deleted. */
  forget(paths: readonly string[]): void {
    for (const path of paths) {
      this.#texts.delete(path);
      this.#unreadable.delete(path);
    }
    this.#changed();
  }

  #edited(path: string, values: Values): Edited {
    const kind = kindOf(placeOf(path));
    return kind.textWith(this.#source(path, values), this.#dataOf(path, values));
  }

  /** The files with one of them as its form holds it, found out once for each state of the form. */
  #textsWith(path: string, values: Values): Texts {
    const known = this.#forms.get(values);
    if (known?.get(path) !== undefined) return known;
    const texts = this.#texts.with(path, this.#edited(path, values).text);
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
  merged(path: string, said: Values, theirs = this.text(path) ?? this.#source(path, said)): Values {
    const kind = kindOf(placeOf(path));
    const values = withCheckedCodes(said, this.#dataOf(path, said));
    const edited = this.#edited(path, values);
    this.#checked(path, edited.text);
    const both = theirs === this.#source(path, values) ? edited : this.#both(path, values, theirs);
    this.#lostComments.set(path, both.lostComments());
    return withSource(kind.valuesOf(both.text), both.text);
  }

  /** The text of somebody else with the changes of a form in it. */
  #both(path: string, values: Values, theirs: string): Edited {
    const kind = kindOf(placeOf(path));
    const dataIn = (text: string) => this.#dataOf(path, kind.valuesOf(text));
    this.#refuseUnreadable(path, theirs);
    const ours = this.#dataOf(path, values);
    const { data, conflicts } = mergeData(dataIn(this.#source(path, values)), ours, dataIn(theirs));
    if (conflicts.length > 0 && this.#told.get(path) !== theirs) {
      this.#told.set(path, theirs);
      throw new Refusal(conflictSentences(conflicts, kind.shape, ours));
    }
    const both = kind.textWith(theirs, data);
    const { mistakes } = this.#check(path, this.#texts.with(path, both.text));
    const told = mistakes.map((mistake) => sentenceOf(mistake, path));
    if (told.length > 0) throw new Refusal([WITH_THEIRS, ...told]);
    return both;
  }

  /** @throws Refusal for a file that somebody has broken by hand meanwhile */
  #refuseUnreadable(path: string, text: string): void {
    const place = placeOf(path);
    try {
      kindOf(place).valuesOf(text);
    } catch {
      const { problems = [] } = kindOf(place).check(plainText(text), place.code, path);
      const told = problems.map(({ line, message }) => `${path}, line ${line}: ${message}`);
      throw new Refusal(['Somebody has changed the file, and it cannot be read:', ...told]);
    }
  }

  /** What keeps a text from being saved: of a language that nobody sees, nothing that is missing. */
  #check(path: string, texts: Texts): { data?: unknown; mistakes: Mistake[] } {
    const { data, problems = [] } = texts.check(path);
    const isUnfinished = this.#isUnfinished(path);
    const stopping = problems.filter(({ missing }) => !(missing && isUnfinished));
    return { data, mistakes: mistakesOf(stopping, texts) };
  }

  #checked(path: string, text: string): string {
    const { mistakes } = this.#check(path, this.#texts.with(path, text));
    const told = mistakes.map((mistake) => sentenceOf(mistake, path));
    const all = [...told, ...(this.#refused.get(path) ?? [])];
    if (all.length > 0) throw new Refusal([...new Set(all)]);
    return text;
  }

  async #problemsOf(texts: Texts): Promise<ContentProblem[]> {
    await texts.checkAll();
    return [...wholeProblems(texts, this.#site), ...(await partMistakes(texts, this.#site))];
  }

  /** What the build would say of the whole project once a form is saved. */
  async whole(path: string, values: Values): Promise<Whole> {
    // A page that was never saved has no address yet.
    const file = path.endsWith('/') ? `${path}new-page.yaml` : path;
    const texts = this.#textsWith(file, values);
    const before = new Set((await (this.#problems ??= this.#problemsOf(this.#texts))).map(keyOf));
    const problems = await this.#problemsOf(texts);
    const others = problems.filter((problem) => problem.file !== file);
    const caused = others.filter((problem) => !before.has(keyOf(problem)));
    const elsewhere = others.filter((problem) => before.has(keyOf(problem)));
    // Those of the file alone are told at once, see `draft`.
    const alone = texts.check(file).problems ?? [];
    const ours = problems.filter((problem) => problem.file === file && !alone.includes(problem));
    const here = mistakesOf(ours, texts);
    return {
      here: here.map((mistake) => ({ ...mistake, path })),
      caused: mistakesOf(caused, texts),
      // A file that cannot be read makes others seem wrong that lead to it.
      elsewhere: this.#unreadable.size > 0 ? this.#broken() : mistakesOf(elsewhere, texts),
      behind: this.#behind(file, texts),
    };
  }

  /** The files that cannot be read, each with the line: there is no form of them that could be opened. */
  #broken(): Mistake[] {
    return [...this.#unreadable].map(([path, text]) => {
      const place = placeOf(path);
      const [problem] = kindOf(place).check(plainText(text), place.code, path).problems ?? [];
      const where = problem?.line === undefined ? path : `${path}, line ${problem.line}`;
      const why = problem ? `: ${problem.message}` : '.';
      const { form } = fieldPlace(this.#texts, path);
      const message = `“${form}” cannot be read, because somebody has changed ${where}${why}`;
      return { path, keyPath: '', label: '', form: '', message, isEmpty: false };
    });
  }

  /** @throws Refusal for what the build would refuse once a form is saved, in it or by it in another */
  async refuseWhole(path: string, values: Values): Promise<void> {
    const { here, caused } = await this.whole(path, values);
    const told = [...here, ...caused].map((mistake) => sentenceOf(mistake, path));
    if (told.length > 0) throw new Refusal(told);
  }

  /** What the build would say by the deletion of files: the links that lead to them. */
  afterDeletion(paths: readonly string[]): Mistake[] {
    const before = new Set(wholeProblems(this.#texts, this.#site).map(keyOf));
    const texts = paths.reduce((all, path) => all.with(path, undefined), this.#texts);
    const problems = wholeProblems(texts, this.#site);
    return mistakesOf(
      problems.filter((problem) => !before.has(keyOf(problem))),
      texts,
    );
  }

  /** Keeps a file from being saved for what only its open page can see, such as a small picture. */
  refuse(path: string, mistakes: readonly Mistake[]): void {
    this.#refused.set(
      path,
      mistakes.map((mistake) => sentenceOf(mistake, mistake.path)),
    );
  }

  /** Problems that only the open page of a form can see, in its words. */
  seen(path: string, values: Values, problems: readonly ContentProblem[]): Mistake[] {
    const texts = this.#textsWith(path, values);
    return mistakesOf(
      problems.map((problem) => ({ ...problem, file: path })),
      texts,
    );
  }

  /**
   * Takes what was written as what is in the project now.
   * @returns remarks that were in the file and are not any longer, which somebody has to be told
   */
  saved(path: string, values: Values): readonly string[] {
    const lost = this.#lostComments.get(path) ?? [];
    this.#told.delete(path);
    this.#lostComments.delete(path);
    this.read(path, this.#source(path, values));
    return lost;
  }

  /**
   * The record of a translation that goes with a file that is saved, see `renewedRecord`.
   * @param record its text as it is now, if that can be known
   */
  recordWith(path: string, text: string, record?: string): string | undefined {
    const before = record ?? this.#records.get(placeOf(path).code) ?? '';
    return renewedRecord(this.#texts, path, text, before);
  }

  /** The pages of the team's own that a language does not have yet, as they lie in the first one. */
  untranslated(code: string): FieldPlace[] {
    const pages = this.#texts.pages();
    const own = pages
      .filter(({ language }) => language === code)
      .map(({ path, data }) => data.translates ?? path);
    return pages
      .filter(({ language, path }) => language === this.#texts.first && !own.includes(path))
      .map(({ file }) => fieldPlace(this.#texts, file));
  }

  /** What a draft says that translates a page and begins with its words. @param original its file */
  begun(original: string): { values: Values; text: string } | undefined {
    const page = this.#texts.page(original);
    if (!page) return undefined;
    const kind = kindOf(placeOf(original));
    const data = { ...page.data, publish: false, translates: page.path };
    const { text } = kind.textWith(kind.begin, data);
    return { values: kind.valuesOf(text), text };
  }

  /** The published languages that lag behind once a file of the first one is saved, and by how many texts. */
  #behind(path: string, texts: Texts): Behind[] {
    const { code, inside } = placeOf(path);
    if (code !== this.#texts.first) return [];
    return this.#texts.published().flatMap((other) => {
      const own = texts.translationOf(other, inside);
      if (other === code || own === undefined) return [];
      const record = this.#records.get(other) ?? '';
      const wanting = (all: Texts) =>
        [...textsBeside(all, own, texts.get(own) ?? '', record)].flatMap(([field, text]) =>
          text.wanting ? field : [],
        );
      const before = wanting(this.#texts);
      const fields = wanting(texts).filter((field) => !before.includes(field));
      return fields.length > 0 ? [{ ...fieldPlace(texts, own), count: fields.length }] : [];
    });
  }

  /** The places of the site to which the links of a file may lead. */
  destinations(path: string): Destinations[] {
    return destinationsIn(this.#texts, placeOf(path).code);
  }

  /** The pages of the first language, and the items in the file that a file translates. */
  originals(path: string, translates?: unknown): Record<'pages' | 'items', Destination[]> {
    const items = originalItems(this.#texts, path, translates);
    return { pages: originalPages(this.#texts), items };
  }

  /** The language of what a file says (BCP 47); facts are said in the first one. */
  languageOf(path: string): string {
    return placeOf(path).code || this.#texts.first;
  }

  /** Topics of dates, in the files and in what the open form says. */
  topics(open: unknown): string[] {
    return topicsIn(this.#texts, open);
  }

  /** The fields of a form that go with those of other forms, and what these say. */
  pairs(path: string): Pair[] {
    return pairsOf(placeOf(path).name).map(({ keyPath, other }) => {
      const file = pathOf(other.name, this.#texts.first);
      const keys = other.keyPath.split('.');
      const value = valueAt(this.#texts.shown(file), keys);
      const said = typeof value === 'string' ? value : valueAt(value, ['alt']);
      const place = fieldPlace(this.#texts, file, keys.join(' › '));
      return { keyPath, place, value: typeof said === 'string' ? said : '' };
    });
  }

  /** What stands beside the fields of a translation. @param text what its file says now */
  beside(path: string, text = this.#known(path)): ReadonlyMap<string, Beside> {
    return textsBeside(this.#texts, path, text, this.#records.get(placeOf(path).code) ?? '');
  }

  /** What pages show while a file is open, and what is wrong with it. */
  draft(path: string, values: Values): Draft {
    const { name, code: language } = placeOf(path);
    const code = language || this.#texts.first;
    const texts = this.#textsWith(path, values);
    const text = texts.get(path) ?? '';
    const { data, mistakes } = this.#check(path, texts);
    const shown = data ?? deepMerge(this.#texts.shown(path), kindOf(placeOf(path)).draft(text));
    const content = this.#texts.content(code, path, shown);
    const missing = NAMES.filter((file) => content[file] === undefined);
    const filled = missing.length === 0 ? fillContent(content as Content) : undefined;
    const own = name === 'own' ? (shown as OwnPage) : filled && datesPage(name, filled);
    const page = filled && own ? withOwnPage(filled, own) : filled;
    return {
      ...(page ? { content: page } : {}),
      mistakes,
      changed: text !== this.#source(path, values),
      beside: this.beside(path, text),
    };
  }
}
