import { fillContent, withOwnPage, type Content } from '../../src/content/content.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import { withCheckedCodes } from './checked-codes.ts';
import { conflictSentences } from './conflict-sentences.ts';
import type { Checked } from './content-file.ts';
import { datesPage } from './dates-page.ts';
import { deepMerge } from './deep-merge.ts';
import { mergeData } from './merge-data.ts';
import { kindOf, pathOf, placeOf } from './place.ts';
import { plainText } from './plain-text.ts';
import { Refusal, sentences } from './refusal.ts';
import { NAMES, Texts } from './texts.ts';
import { renewedRecord, textsBeside, type Beside } from './translation.ts';
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
  mistakes: string[];
  /** Whether the form says anything else than the file. */
  changed: boolean;
  /** What stands beside the fields of a translation, see `textsBeside`. */
  beside: ReadonlyMap<string, Beside>;
}

/** The content of the project as the editor has read it. Files go by paths from its root. */
export class Project {
  readonly #texts: Texts;
  readonly #records = new Map<string, string>();
  readonly #refused = new Map<string, readonly string[]>();
  /** Texts of others whose conflicts somebody was told: saving again overrules them. */
  readonly #told = new Map<string, string>();
  readonly #lostComments = new Map<string, readonly string[]>();

  /** @param first the language that the others are translated from (BCP 47) */
  constructor(first: string) {
    this.#texts = new Texts(first);
  }

  #known(path: string): string {
    return this.#texts.get(path) ?? kindOf(placeOf(path)).begin;
  }

  #source(path: string, values: Values): string {
    const { [SOURCE]: source } = values;
    return typeof source === 'string' ? (JSON.parse(source) as string) : this.#known(path);
  }

  #isUnfinished(path: string): boolean {
    return this.#texts.isUnfinished(placeOf(path).code);
  }

  #dataOf(path: string, values: unknown): unknown {
    return kindOf(placeOf(path)).dataOf(values, this.#isUnfinished(path));
  }

  /** The values of a file for its form. @throws Error for a text that cannot be parsed */
  read(path: string, text: string): Values {
    const values = kindOf(placeOf(path)).valuesOf(text);
    this.#texts.set(path, text);
    return withSource(values, text);
  }

  /** Takes the record of a translation. @param code its language */
  readRecord(code: string, text: string): void {
    this.#records.set(code, text);
  }

  /** Whether there is a record of a translation. */
  hasRecord(code: string): boolean {
    return this.#records.has(code);
  }

  /** Takes a file for a new one, whatever was at its path before. */
  begin(path: string): void {
    this.#texts.delete(path);
  }

  #edited(path: string, values: Values): Edited {
    const kind = kindOf(placeOf(path));
    return kind.textWith(this.#source(path, values), this.#dataOf(path, values));
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
  merged(path: string, said: Values, theirs = this.#known(path)): Values {
    const kind = kindOf(placeOf(path));
    const values = withCheckedCodes(said, this.#dataOf(path, said));
    const edited = this.#edited(path, values);
    this.#checked(path, edited.text);
    const both = theirs === this.#source(path, values) ? edited : this.#both(path, values, theirs);
    this.#lostComments.set(path, both.lostComments);
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
    const { mistakes } = this.#check(path, both.text);
    if (mistakes.length > 0) throw new Refusal([WITH_THEIRS, ...mistakes]);
    return both;
  }

  /** @throws Refusal for a file that somebody has broken by hand meanwhile */
  #refuseUnreadable(path: string, text: string): void {
    const place = placeOf(path);
    try {
      kindOf(place).valuesOf(text);
    } catch {
      const { problems = [] } = kindOf(place).check(plainText(text), place.code);
      const told = problems.map(({ line, message }) => `${path}, line ${line}: ${message}`);
      throw new Refusal(['Somebody has changed the file, and it cannot be read:', ...told]);
    }
  }

  /**
   * What keeps a text from being saved: of a language that nobody sees, nothing that is missing.
   */
  #check(path: string, text: string): { data?: unknown; mistakes: string[] } {
    const place = placeOf(path);
    const kind = kindOf(place);
    const { data, problems = [] }: Checked = kind.check(plainText(text), place.code);
    const isUnfinished = this.#isUnfinished(path);
    const stopping = problems.filter(({ missing }) => !(missing && isUnfinished));
    if (stopping.length === 0) return { data, mistakes: [] };
    return { data, mistakes: sentences(stopping, kind.shape, kind.dataOf(kind.valuesOf(text))) };
  }

  #checked(path: string, text: string): string {
    const { mistakes } = this.#check(path, text);
    const all = [...mistakes, ...(this.#refused.get(path) ?? [])];
    if (all.length > 0) throw new Refusal([...new Set(all)]);
    return text;
  }

  /** Keeps a file from being saved for what only its open page can see, such as a small picture. */
  refuse(path: string, mistakes: readonly string[]): void {
    this.#refused.set(path, mistakes);
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

  /** What stands beside the fields of a translation. @param text what its file says now */
  beside(path: string, text = this.#known(path)): ReadonlyMap<string, Beside> {
    return textsBeside(this.#texts, path, text, this.#records.get(placeOf(path).code) ?? '');
  }

  /** What pages show while a file is open, and what is wrong with it. */
  draft(path: string, values: Values): Draft {
    const { name, code: language } = placeOf(path);
    const code = language || this.#texts.first;
    const { text } = this.#edited(path, values);
    const { data, mistakes } = this.#check(path, text);
    const shown = data ?? deepMerge(this.#texts.shown(path), kindOf(placeOf(path)).draft(text));
    const content = this.#texts.content(code, path, shown);
    const missing = NAMES.filter((file) => content[file] === undefined);
    const filled = missing.length === 0 ? fillContent(content as Content) : undefined;
    const own = name === 'own' ? (shown as OwnPage) : filled && datesPage(name, filled);
    const page = filled && own ? withOwnPage(filled, own) : filled;
    return {
      ...(page ? { content: page } : {}),
      mistakes: [...mistakes, ...missing.map((file) => `${pathOf(file, code)} cannot be read.`)],
      changed: text !== this.#source(path, values),
      beside: this.beside(path, text),
    };
  }
}
