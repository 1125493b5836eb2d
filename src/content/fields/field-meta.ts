/** Fields that have others in them. */
type PartedKind = 'group' | 'list' | 'choice';

/** What zod's types say of a single value: one of several words, true or false. */
type TypeKind = 'word' | 'flag' | 'number' | 'text' | 'day' | 'email';

/** Words to translate: plain, a name that languages may share, Markdown, Markdown without headings. */
type WordsKind = 'words' | 'name' | 'markdown' | 'answer';

/** Links: also to a page of the site, to other sites, to a page of the first language. */
type LinkKind = 'page' | 'address' | 'original';

/** The name of a picture in content/images, and the point around which it is cropped. */
type PictureKind = 'picture' | 'focus';

/** Codes: ISO 3166-1, ISO 4217, a folder of content/; for ids see `madeFrom`. */
type CodeKind = 'country' | 'currency' | 'language' | 'id';

/** Of features: a name in content/music; a day, a time or a month, a series and what differs in it. */
export type FeatureKind = 'music' | 'when' | 'repeats' | 'exceptions' | 'zone' | 'topic';

/** The kinds of which the editor itself has the controls. */
export type BasicKind = TypeKind | WordsKind | LinkKind | PictureKind | CodeKind;

/** The kinds of fields. A constant, the word of a choice, and what is hidden are in no form. */
export type Kind = PartedKind | BasicKind | FeatureKind | 'constant' | 'hidden';

/**
 * What the schema of a field says of it in zod's `.meta()`. The editor's hints, the launch check and
 * docs/settings.md are made from it; limits, choices and whether it is required come from its type.
 */
export interface FieldMeta {
  /**
   * Its hint: one sentence for the person who edits content. It must hold for every value, and
   * name nothing that only the file or only the form has, such as quotation marks or buttons.
   */
  description?: string | undefined;
  /** A sentence about how to write the value, for people who edit the file itself. */
  inFile?: string | undefined;
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
  /**
   * For the day on which something was tried: the sibling fields that were. The editor empties the
   * day when one of them changes.
   */
  testedFields?: readonly string[] | undefined;
  /** Conditionally required (a sibling decides), so forms show no "optional" label. */
  isAsked?: true | undefined;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {
    /** Its label, if the key split into words is not enough: `SWIFT/BIC`. */
    title?: string | undefined;
    /** Its kind, where its type does not say so. */
    kind?: Exclude<Kind, PartedKind | TypeKind> | undefined;
  }
}

/** The hint of a field for people who edit its file; undefined if it has none. */
export function hintInFile({
  description,
  inFile,
}: Pick<FieldMeta, 'description' | 'inFile'>): string | undefined {
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
export type Launch = Pick<FieldMeta, 'launch'>;

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
