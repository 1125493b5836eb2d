import type { z } from 'zod';

/**
 * The metadata of a field in zod's `.meta()`, the source of the editors' hints, the launch check
 * and docs/settings.md. Its limits, choices and whether it is required are in its type.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** Its label, if not its key split into words: `SWIFT/BIC`. */
    title?: string | undefined;
    /**
     * Its hint: one sentence for the person who edits content, true whatever stands there, and
     * without what only the file or only the form has, such as quotation marks or buttons.
     */
    description?: string | undefined;
    /** How to write it in the file, a sentence for whoever edits the file itself. */
    inFile?: string | undefined;
    /**
     * What kind of value it is, where its type does not say so:
     * - `picture` and `music`: the name of a file in content/images or content/music; `focus`: the
     *   point around which a picture is cut;
     * - `page`: a link, also to a page of the site; `address`: any other web address; `original`:
     *   the path of a page in the first language; `id`: see `madeFrom`;
     * - `markdown`: a text; `answer`: a shorter one, without headings; `name`: a name, which may be
     *   the same in every language;
     * - `when`: a day with its time, a day or a month; `repeats`: how a date comes again;
     *   `exceptions`: single dates of a series that differ; `zone`: a time zone; `topic`: a word that
     *   several dates share;
     * - `country`, `currency` and `language`: a code (ISO 3166-1, ISO 4217, a folder of content/);
     * - `hidden`: in no form.
     */
    format?: string | undefined;
    /** For the name of a file: the folder in which that is. */
    folder?: `content/${string}/` | undefined;
    /** File and field of what belongs to it: `organisation footerLinks.ourTeams`. */
    goesWith?: string | undefined;
    /** For an id: the field beside it from whose words the editor makes it. */
    madeFrom?: string | undefined;
    /** For such an id: a regular expression of those that pages use for their own parts. */
    reserved?: string | undefined;
    /** For a picture: its slots in src/site/shared/pictures/slots.ts, or an inline drawing. */
    use?: readonly string[] | 'drawing' | undefined;
    /** Its note in the launch check, which ignores fields without one. */
    launch?: LaunchNote | undefined;
    /** In a file of words: a fact, which only the first language's file holds, if it must. */
    fact?: 'required' | 'optional' | undefined;
    /** It may be left out, unless something beside it asks for it: no form says that it may. */
    isAsked?: true | undefined;
  }
}

/** The hint of a field for whoever types into its file; nothing for a field without one. */
export function hintInFile({
  description,
  inFile,
}: Pick<z.GlobalMeta, 'description' | 'inFile'>): string | undefined {
  return [description, inFile].filter(Boolean).join(' ') || undefined;
}

/** A blocker misleads visitors or loses messages or donations; advice can wait. */
export type Severity = 'blocker' | 'advice';

/** When a field is to be decided: the start of the sentence about what a visitor sees then. */
export const WHILE = {
  /** Left out, without items, `false` or `none`. */
  empty: 'While it is not filled in',
  /** A placeholder, or as shipped. */
  sample: 'As shipped',
  leftover: 'As shipped, beside another picture',
  past: 'Once the day is over',
  old: 'Once the day is more than six months ago',
} as const;

interface LaunchNote {
  while: keyof typeof WHILE;
  severity: Severity;
  /** What a visitor sees today, a sentence. */
  today: string;
  /** Sibling fields of which one filled in makes this advice: one way to give is enough. */
  adviceOnce?: readonly string[];
  /** For the words of a picture: its field in pictures.yaml, such as `vision`. */
  picture?: string;
}

/** The metadata of a field that is to be decided before the launch. */
export type Launch = Pick<z.GlobalMeta, 'launch'>;

function launchWhile(state: LaunchNote['while']) {
  const launch =
    (severity: Severity) =>
    (today: string, ...adviceOnce: string[]): Launch => ({
      launch: { while: state, severity, today, adviceOnce },
    });
  return { advice: launch('advice'), blocker: launch('blocker') };
}

/** For a field to fill in, with what a visitor sees today. */
export const whileEmpty = launchWhile('empty');
/** For a field to replace. */
export const whileSample = launchWhile('sample');
