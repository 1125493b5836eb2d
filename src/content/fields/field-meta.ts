import type { z } from 'zod';

/**
 * Metadata of a field in zod's `.meta()`. The editor's hints, the launch check and docs/settings.md
 * are made from it; limits, choices and whether it is required come from the field's type.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** Its label, if the key split into words is not enough: `SWIFT/BIC`. */
    title?: string | undefined;
    /**
     * Its hint: one sentence for the person who edits content. It must hold for every value, and
     * name nothing that only the file or only the form has, such as quotation marks or buttons.
     */
    description?: string | undefined;
    /** A sentence about how to write the value, for people who edit the file itself. */
    inFile?: string | undefined;
    /**
     * What kind of value it is, where its type does not say so:
     * - `picture` and `music`: the name of a file in content/images or content/music; `focus`: the
     *   point around which a picture is cropped;
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
    /** Whether it is a text to translate, unlike an address, a file name or the name of a place. */
    isWords?: boolean | undefined;
    /** The folder of the file that the field names. */
    folder?: `content/${string}/` | undefined;
    /** The related file and field: `organisation footerLinks.ourTeams`. */
    goesWith?: string | undefined;
    /** For an id: the sibling field whose words the editor makes it from. */
    madeFrom?: string | undefined;
    /** For an id with `madeFrom`: a regular expression of the ids that pages use themselves. */
    reserved?: string | undefined;
    /** For a picture: its slots in src/site/shared/pictures/slots.ts, or `drawing` (inline). */
    use?: readonly string[] | 'drawing' | undefined;
    /** Its note in the launch check. Fields without a note are not checked. */
    launch?: LaunchNote | undefined;
    /** For a fact among words: only in the first language's file, and whether required there. */
    fact?: 'required' | 'optional' | undefined;
    /**
     * For a group, or the choice between several: its fields are one value, as the name and the number
     * of an account are. Or the names of those of its fields that are. Two people's changes are never
     * mixed in it.
     */
    oneFact?: true | readonly string[] | undefined;
    /** Conditionally required (a sibling decides), so forms show no "optional" label. */
    isAsked?: true | undefined;
  }
}

/** The hint of a field for people who edit its file; undefined if it has none. */
export function hintInFile({
  description,
  inFile,
}: Pick<z.GlobalMeta, 'description' | 'inFile'>): string | undefined {
  return [description, inFile].filter(Boolean).join(' ') || undefined;
}

/** Blockers mislead visitors or lose messages or donations. Advice can wait. */
export type Severity = 'blocker' | 'advice';

/** When the launch check mentions a field: the start of a sentence about what visitors then see. */
export const WHILE = {
  /** Missing, an empty list, `false` or `none`. */
  empty: 'While it is not filled in',
  /** A placeholder, or unchanged since the site was shipped. */
  sample: 'Until you change it',
  leftover: 'If only the picture was changed',
  ending: 'A month before the day, and after it',
  old: 'Once the day is more than six months ago',
} as const;

interface LaunchNote {
  while: keyof typeof WHILE;
  severity: Severity;
  /** A sentence about what visitors see today. */
  today: string;
  /** Sibling fields. Once any is filled in this is only advice: one way to give is enough. */
  adviceOnce?: readonly string[];
  /** For the alternative text of a picture: its field in pictures.yaml, such as `vision`. */
  picture?: string;
}

/** The `launch` metadata of a field to decide before the launch. */
export type Launch = Pick<z.GlobalMeta, 'launch'>;

function launchWhile(state: LaunchNote['while']) {
  const launch =
    (severity: Severity) =>
    (today: string, ...adviceOnce: string[]): Launch => ({
      launch: { while: state, severity, today, adviceOnce },
    });
  return { advice: launch('advice'), blocker: launch('blocker') };
}

/** Notes for a field to fill in. */
export const whileEmpty = launchWhile('empty');
/** Notes for a sample to replace. */
export const whileSample = launchWhile('sample');
