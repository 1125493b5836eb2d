import { fillContent, type Content } from '../../src/content/content.ts';
import { FILES, type FileName } from './content-file.ts';
import { Refusal, sentences } from './refusal.ts';

interface Known {
  /** The text as it lies in the project. */
  text: string;
  /** What pages show of it. */
  shown: unknown;
  /** The text that is being saved. */
  saving?: string;
}

/** The page's content with an open file as its form holds it, and what must be corrected before that can be saved. */
export interface Draft {
  content?: Content;
  mistakes: string[];
}

/** The content of the project as the editor has read it: its own texts, of which a form shows only the values. */
export class Project {
  readonly #files = new Map<FileName, Known>();
  readonly #refused = new Map<FileName, readonly string[]>();

  #known(name: FileName): Known {
    return this.#files.get(name) ?? { text: '', shown: undefined };
  }

  /** The values of a file for its form. @throws Error for a text that cannot be read */
  read(name: FileName, trimmed: string): unknown {
    const text = `${trimmed}\n`;
    const values = FILES[name].valuesOf(text);
    const { data = FILES[name].draft(text) } = FILES[name].check(text);
    this.#files.set(name, { text, shown: data });
    return values;
  }

  /** The new text of a file. @throws Refusal with the build's sentences for values that the build would refuse */
  write(name: FileName, values: unknown): string {
    const known = this.#known(name);
    const text = FILES[name].textWith(known.text, values);
    const { problems } = FILES[name].check(text);
    const all = [...sentences(problems ?? []), ...(this.#refused.get(name) ?? [])];
    if (all.length > 0) throw new Refusal([...new Set(all)]);
    this.#files.set(name, { ...known, saving: text });
    return text;
  }

  /** Keeps a file from being saved for what only its open page can see, such as a picture that is too small. */
  refuse(name: FileName, mistakes: readonly string[]): void {
    this.#refused.set(name, mistakes);
  }

  /** Takes what was written as what lies in the project. */
  saved(name: FileName): void {
    const { saving } = this.#known(name);
    if (saving !== undefined) this.read(name, saving.trimEnd());
  }

  /** What pages show while a file is open, and what is wrong with it. */
  draft(name: FileName, values: unknown): Draft {
    const known = this.#known(name);
    const file = FILES[name];
    const text = file.textWith(known.text, values);
    const { data, problems = [] } = file.check(text);
    const shown = data ?? this.#unfinished(known.shown, file.draft(text));
    const entries = Object.keys(FILES).map((key) => [key, this.#known(key as FileName).shown]);
    const content = {
      ...Object.fromEntries(entries),
      [name]: shown,
      code: 'en',
      root: '',
      languages: [],
    } as Partial<Content>;
    const missing = Object.keys(FILES).filter((key) => content[key as FileName] === undefined);
    return {
      ...(missing.length === 0 ? { content: fillContent(content as Content) } : {}),
      mistakes: [
        ...sentences(problems),
        ...missing.map((key) => `${FILES[key as FileName].path} cannot be read.`),
      ],
    };
  }

  /** What is not whole yet, beside what the page showed before: a view counts on every field that has a default. */
  #unfinished(before: unknown, now: unknown): unknown {
    const isData = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isData(before) || !isData(now)) return now;
    const entries = Object.entries(now).map(([name, value]) => [
      name,
      this.#unfinished(before[name], value),
    ]);
    return { ...before, ...Object.fromEntries(entries) };
  }
}
