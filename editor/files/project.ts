import { fillContent, withOwnPage, type Content } from '../../src/content/content.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import { mergeTexts } from './merge-texts.ts';
import { over } from './over.ts';
import { kindOf, pathOf, placeOf } from './place.ts';
import { Refusal, sentences } from './refusal.ts';
import { NAMES, Texts } from './texts.ts';
import { renewedRecord, textsBeside, type Beside } from './translation.ts';

/** What a form holds: a field's value by the field's name. */
export type Values = Record<string, unknown>;

/**
 * Under this name the values of a form hold the text that they were made from. So a form, and the copy that the browser
 * keeps of one that was not saved, bring with them what has to be known to change their own lines alone.
 */
const SOURCE = '__source';

/** The page's content with an open file as its form holds it, and what must be corrected before that can be saved. */
export interface Draft {
  content?: Content;
  mistakes: string[];
  /** Whether the form says anything else than the file. */
  changed: boolean;
  /** What stands beside the fields of a translation, see `textsBeside`. */
  beside: ReadonlyMap<string, Beside>;
}

/**
 * The content of the project as the editor has read it: its own texts, of which a form shows only the values. Files go by
 * their paths from the project's root.
 */
export class Project {
  readonly #texts: Texts;
  readonly #records = new Map<string, string>();
  readonly #refused = new Map<string, readonly string[]>();
  /** Texts of others of which somebody was told; who saves again overwrites their lines. */
  readonly #told = new Map<string, string>();

  /** @param first the language that the others are translated from (BCP 47) */
  constructor(first: string) {
    this.#texts = new Texts(first);
  }

  #known(path: string): string {
    return this.#texts.get(path) ?? kindOf(placeOf(path)).begin;
  }

  #source(path: string, values: Values): string {
    const { [SOURCE]: source = this.#known(path) } = values;
    // The CMS takes the space around every text.
    return `${String(source).trim()}\n`;
  }

  /** The values of a file for its form. @throws Error for a text that cannot be read */
  read(path: string, text: string): Values {
    const source = `${text.trim()}\n`;
    const values = kindOf(placeOf(path)).valuesOf(source) as Values;
    this.#texts.set(path, source);
    return { ...values, [SOURCE]: source };
  }

  /** Takes what is written down of a translation. @param code its language */
  readRecord(code: string, text: string): void {
    this.#records.set(code, text);
  }

  /** Whether anything is written down of a translation. */
  hasRecord(code: string): boolean {
    return this.#records.has(code);
  }

  /** Takes a file for a new one, whatever lay in its place before. */
  begin(path: string): void {
    this.#texts.delete(path);
  }

  #written(path: string, values: Values): string {
    const place = placeOf(path);
    const isUnfinished = this.#texts.isUnfinished(place.code);
    return kindOf(place).textWith(this.#source(path, values), values, isUnfinished);
  }

  /** The new text of a file. @throws Refusal with the build's sentences for values that the build would refuse */
  write(path: string, values: Values): string {
    return this.#checked(path, this.#written(path, values));
  }

  /**
   * What is to be saved of a form: its values, and with them whatever somebody else has changed in the file meanwhile.
   * @param theirs the text of the file as it is now, if that can be known
   * @throws Refusal for what the build would refuse; and once where both have changed the same lines
   */
  merged(path: string, values: Values, theirs = this.#known(path)): Values {
    const before = this.#source(path, values);
    const ours = this.write(path, values);
    const now = `${theirs.trim()}\n`;
    const { text, lost } = mergeTexts(ours, before, now);
    if (lost.length > 0 && this.#told.get(path) !== now) {
      this.#told.set(path, now);
      throw new Refusal([
        'Somebody has changed the same lines of this file since you opened it. They say now:',
        ...lost,
        'Save again to put your words in their place.',
      ]);
    }
    this.#checked(path, text);
    return { ...(kindOf(placeOf(path)).valuesOf(text) as Values), [SOURCE]: text };
  }

  /** What keeps a text from being saved; what is only missing keeps none of a language that nobody sees. */
  #check(path: string, text: string) {
    const place = placeOf(path);
    const { data, problems = [] } = kindOf(place).check(text, place.code);
    const isUnfinished = this.#texts.isUnfinished(place.code);
    return { data, problems: problems.filter(({ missing }) => !(missing && isUnfinished)) };
  }

  #checked(path: string, text: string): string {
    const { problems } = this.#check(path, text);
    const all = [...sentences(problems), ...(this.#refused.get(path) ?? [])];
    if (all.length > 0) throw new Refusal([...new Set(all)]);
    return text;
  }

  /** Keeps a file from being saved for what only its open page can see, such as a picture that is too small. */
  refuse(path: string, mistakes: readonly string[]): void {
    this.#refused.set(path, mistakes);
  }

  /** Takes what was written as what lies in the project. */
  saved(path: string, values: Values): void {
    this.#told.delete(path);
    this.read(path, this.#source(path, values));
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
    const { name, code: own } = placeOf(path);
    const code = own || this.#texts.first;
    const text = this.#written(path, values);
    const { data, problems } = this.#check(path, text);
    const shown = data ?? over(this.#texts.shown(path), kindOf(placeOf(path)).draft(text));
    const content = this.#texts.content(code, path, shown);
    const missing = NAMES.filter((file) => content[file] === undefined);
    const filled = missing.length === 0 ? fillContent(content as Content) : undefined;
    const page = name === 'own' ? filled && withOwnPage(filled, shown as OwnPage) : filled;
    return {
      ...(page ? { content: page } : {}),
      mistakes: [
        ...sentences(problems),
        ...missing.map((file) => `${pathOf(file, code)} cannot be read.`),
      ],
      changed: text !== this.#source(path, values),
      beside: this.beside(path, text),
    };
  }
}
