/** Every kind of field, in groups. A new kind belongs to exactly one of them. */
export const KINDS = {
  /** Fields that contain other fields. */
  fields: ['group', 'list', 'choice'],
  /** Plain text to translate; languages may share a name. */
  words: ['words', 'name'],
  /** Text to translate in Markdown; an answer takes no headings. */
  markdown: ['markdown', 'answer'],
  /** Values that people read as they are stored. */
  values: ['text', 'number', 'email', 'address', 'day'],
  /** One of several words or codes (ISO 3166-1, ISO 4217, BCP 47); true or false. */
  choices: ['word', 'flag', 'country', 'currency', 'language'],
  /** Names of other things: a page, an item, a page of the first language, a picture and its focal point. */
  references: ['page', 'id', 'original', 'picture', 'focus'],
  /** What no form shows: the word of a choice, and what no schema describes. */
  internal: ['constant', 'hidden'],
} as const;

type KindGroup = keyof typeof KINDS;
/** The kinds of a group. */
export type KindIn<Group extends KindGroup> = (typeof KINDS)[Group][number];

export type Kind = KindIn<KindGroup>;

/** Whether a kind belongs to one of these groups. */
export const isKindIn = (kind: Kind, ...groups: KindGroup[]): boolean =>
  groups.some((group) => KINDS[group].some((known) => known === kind));

/** The kinds of fields that contain no other fields. */
export type SingleKind = Exclude<Kind, KindIn<'fields'>>;

/** The kinds whose controls are in src/editor/form/. */
export type BasicKind = Exclude<Kind, KindIn<'fields' | 'internal'>>;

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
  /** Its control, if a feature has one of its own for it, by its name in src/editor/features/. */
  control?: string | undefined;
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
  /** Its note for the launch check, which skips fields without a note. */
  launch?: LaunchNote | undefined;
  /**
   * For a fact in a translated file: only the first language has it. Says whether it is required.
   */
  fact?: 'required' | 'optional' | undefined;
  /**
   * For a group or a choice of groups: `true` if its fields belong together, such as the name and
   * number of an account; or the names of the fields that do. A merge never mixes two people's
   * changes in them.
   */
  oneFact?: true | readonly string[] | undefined;
  /**
   * For the day of a test: its siblings that were tested. The editor clears the day when one of them
   * changes, or a field that names the day in `testedBy`.
   */
  testedFields?: readonly string[] | undefined;
  /** The day in `seen` of organisation.yaml on which the field was tested. */
  testedBy?: 'gift' | 'message' | 'team' | 'host' | undefined;
  /** Conditionally required (a sibling decides), so forms show no "optional" label. */
  isAsked?: true | undefined;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {
    /** Its label, if the key split into words is not enough: `SWIFT/BIC`. */
    title?: string | undefined;
    /** Its kind, where its type does not say so. */
    kind?: SingleKind | undefined;
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

/** The conditions under which the launch check reports a field, as starts of sentences. */
export const LAUNCH_CONDITIONS = {
  /** Missing, an empty list, `false` or `none`. */
  empty: 'While it is not filled in',
  /** A placeholder, or unchanged since the site was shipped. */
  sample: 'Until you change it',
  leftover: 'If only the picture was changed',
  ending: 'A month before the day, and after it',
  old: 'While the day is missing or more than six months ago',
} as const;

interface LaunchNote {
  while: keyof typeof LAUNCH_CONDITIONS;
  severity: Severity;
  /** A sentence about what visitors see today. */
  today: string;
  /**
   * Sibling fields. If one of them is filled in, this is only advice: one way to give is enough.
   */
  adviceOnce?: readonly string[];
  /** For the alternative text of a picture: its field in pictures.yaml, such as `vision`. */
  picture?: string;
}

/** The `launch` metadata of a field to decide before the launch. */
export type LaunchMeta = Pick<FieldMeta, 'launch'>;

function launchWhile(state: LaunchNote['while']) {
  const launch =
    (severity: Severity) =>
    (today: string, ...adviceOnce: string[]): LaunchMeta => ({
      launch: { while: state, severity, today, adviceOnce },
    });
  return { advice: launch('advice'), blocker: launch('blocker') };
}

/** Notes for a field to fill in. */
export const whileEmpty = launchWhile('empty');
/** Notes for a sample to replace. */
export const whileSample = launchWhile('sample');
/** Notes for a day that must not pass. */
export const whileEnding = launchWhile('ending');
/** Notes for a day that must be recent. */
export const whileOld = launchWhile('old');
