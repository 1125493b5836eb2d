import { fillContent, withOwnPage, type Content } from '../../src/content/content.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import { FILES, type ContentFile, type FileName } from './content-file.ts';
import { mergeTexts } from './merge-texts.ts';
import { OWN_FOLDER, OWN_PAGE } from './own-page.ts';
import { Refusal, sentences } from './refusal.ts';

/** A file of the project; of a page of the team's own its path, or `own` for the one that is open. */
export type OpenName = FileName | 'own' | `${typeof OWN_FOLDER}/${string}`;

const isFileName = (name: OpenName): name is FileName => Object.hasOwn(FILES, name);

const kindOf = (name: OpenName): ContentFile => (isFileName(name) ? FILES[name] : OWN_PAGE);

/** What a form holds: a field's value by the field's name. */
export type Values = Record<string, unknown>;

/**
 * Under this name the values of a form hold the text that they were made from. So a form, and the copy that the browser
 * keeps of one that was not saved, bring with them what has to be known to change their own lines alone.
 */
const SOURCE = '__source';

interface Known {
  /** The text as it was read or saved last. */
  text: string;
  /** What pages show of it. */
  shown: unknown;
}

/** The page's content with an open file as its form holds it, and what must be corrected before that can be saved. */
export interface Draft {
  content?: Content;
  mistakes: string[];
  /** Whether the form says anything else than the file. */
  changed: boolean;
}

/** The content of the project as the editor has read it: its own texts, of which a form shows only the values. */
export class Project {
  readonly #files = new Map<OpenName, Known>();
  readonly #refused = new Map<OpenName, readonly string[]>();
  /** Texts of others of which somebody was told; who saves again overwrites their lines. */
  readonly #told = new Map<OpenName, string>();

  #known(name: OpenName): Known {
    return this.#files.get(name) ?? { text: kindOf(name).begin, shown: undefined };
  }

  #source(name: OpenName, values: Values): string {
    const { [SOURCE]: source = this.#known(name).text } = values;
    // The CMS takes the space around every text.
    return `${String(source).trim()}\n`;
  }

  /** The values of a file for its form. @throws Error for a text that cannot be read */
  read(name: OpenName, text: string): Values {
    const source = `${text.trim()}\n`;
    const file = kindOf(name);
    const values = file.valuesOf(source) as Values;
    const { data = file.draft(source) } = file.check(source);
    this.#files.set(name, { text: source, shown: data });
    return { ...values, [SOURCE]: source };
  }

  /** Takes a file for a new one, whatever lay in its place before. */
  begin(name: OpenName): void {
    this.#files.delete(name);
  }

  /** The new text of a file. @throws Refusal with the build's sentences for values that the build would refuse */
  write(name: OpenName, values: Values): string {
    return this.#checked(name, kindOf(name).textWith(this.#source(name, values), values));
  }

  /**
   * What is to be saved of a form: its values, and with them whatever somebody else has changed in the file meanwhile.
   * @param theirs the text of the file as it is now, if that can be known
   * @throws Refusal for what the build would refuse; and once where both have changed the same lines
   */
  merged(name: OpenName, values: Values, theirs = this.#known(name).text): Values {
    const before = this.#source(name, values);
    const ours = this.write(name, values);
    const now = `${theirs.trim()}\n`;
    const { text, lost } = mergeTexts(ours, before, now);
    if (lost.length > 0 && this.#told.get(name) !== now) {
      this.#told.set(name, now);
      throw new Refusal([
        'Somebody has changed the same lines of this file since you opened it. They say now:',
        ...lost,
        'Save again to put your words in their place.',
      ]);
    }
    this.#checked(name, text);
    return { ...(kindOf(name).valuesOf(text) as Values), [SOURCE]: text };
  }

  #checked(name: OpenName, text: string): string {
    const { problems = [] } = kindOf(name).check(text);
    const all = [...sentences(problems), ...(this.#refused.get(name) ?? [])];
    if (all.length > 0) throw new Refusal([...new Set(all)]);
    return text;
  }

  /** Keeps a file from being saved for what only its open page can see, such as a picture that is too small. */
  refuse(name: OpenName, mistakes: readonly string[]): void {
    this.#refused.set(name, mistakes);
  }

  /** Takes what was written as what lies in the project. */
  saved(name: OpenName, values: Values): void {
    this.#told.delete(name);
    this.read(name, this.#source(name, values));
  }

  /** What pages show while a file is open, and what is wrong with it. */
  draft(name: OpenName, values: Values): Draft {
    const file = kindOf(name);
    const source = this.#source(name, values);
    const text = file.textWith(source, values);
    const { data, problems = [] } = file.check(text);
    const shown = data ?? unfinished(this.#known(name).shown, file.draft(text));
    const entries = Object.keys(FILES).map((key) => [key, this.#known(key as FileName).shown]);
    const content = {
      ...Object.fromEntries(entries),
      ...(isFileName(name) ? { [name]: shown } : {}),
      code: 'en',
      root: '',
      languages: [],
    } as Partial<Content>;
    const missing = Object.keys(FILES).filter((key) => content[key as FileName] === undefined);
    const filled = missing.length === 0 ? fillContent(content as Content) : undefined;
    const page = isFileName(name) ? filled : filled && withOwnPage(filled, shown as OwnPage);
    return {
      ...(page ? { content: page } : {}),
      mistakes: [
        ...sentences(problems),
        ...missing.map((key) => `${FILES[key as FileName].path} cannot be read.`),
      ],
      changed: text !== source,
    };
  }
}

/** What is not whole yet, beside what the page showed before: a view counts on every field that has a default. */
function unfinished(before: unknown, now: unknown): unknown {
  const isData = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isData(before) || !isData(now)) return now;
  const entries = Object.entries(now).map(([name, value]) => [
    name,
    unfinished(before[name], value),
  ]);
  return { ...before, ...Object.fromEntries(entries) };
}
