/**
 * What a field says about itself in zod's `.meta()`, so that no second place has to know it: the hints of editors, the
 * launch check and docs/settings.md are made from it. Limits, choices and whether it is required are its type's.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** Its label, where its key split into words would not do: `SWIFT/BIC`. */
    title?: string | undefined;
    /** Its hint: one sentence for the person who edits content. */
    description?: string | undefined;
    /**
     * `picture`: the name of a file in content/images; `page`: a link, also to a page of the site; `markdown`: a text;
     * `name`: a name, which may be the same in every language; `hidden`: no form shows it.
     */
    format?: string | undefined;
    /** Of a picture: the slots of src/pictures/slots.ts that show it, or a drawing inside the page, or a signature. */
    use?: readonly string[] | 'drawing' | 'signature' | undefined;
    /** What a visitor sees until somebody decides about it; without this the launch check has nothing to say. */
    launch?: Pending | undefined;
    /** Of a group: fields that it once had, each with a sentence that says what to write instead. */
    retired?: Readonly<Record<string, string>> | undefined;
  }
}

/** A blocker misleads visitors or loses what they send or give; advice can wait. */
export type Severity = 'blocker' | 'advice';

export interface Pending {
  /**
   * `empty`: left out, without items, `false` or `none`. `sample`: an address of nobody's, or as the site is shipped.
   * `leftover`: as the site is shipped, beside a picture that is not. `past`: a day that is over.
   * `old`: a day more than six months ago. `unproven`: a code that does not stand for what is beside it.
   */
  while: 'empty' | 'sample' | 'leftover' | 'past' | 'old' | 'unproven';
  severity: Severity;
  /** What a visitor sees today, a sentence. */
  today: string;
  /** Fields beside it that make it advice once one is filled in: one way to give is enough to start. */
  adviceOnce?: readonly string[];
  /** Words beside a picture: the field of pictures.yaml that names it, such as `vision`. */
  picture?: string;
}

/** What stands before the sentence of a field that says what a visitor sees. */
export const WHILE = {
  empty: 'While it is not filled in',
  sample: 'As shipped',
  leftover: 'As shipped, beside another picture',
  past: 'Once the day is over',
  old: 'Once the day is more than six months ago',
  unproven: 'Without it, or with another one',
} as const satisfies Record<Pending['while'], string>;

/** For a field that is to be filled in. */
export function whileEmpty(severity: Severity, today: string, ...adviceOnce: string[]): Pending {
  return { while: 'empty', severity, today, adviceOnce };
}

/** For a field that is to be replaced. */
export function whileSample(severity: Severity, today: string): Pending {
  return { while: 'sample', severity, today };
}

/** For a day after which something is no longer published. */
export function whilePast(severity: Severity, today: string): Pending {
  return { while: 'past', severity, today };
}

/** For a day on which something was checked. */
export function whileOld(severity: Severity, today: string): Pending {
  return { while: 'old', severity, today };
}

/** For the code of what was checked. @param today a sentence with the right {code} */
export function whileUnproven(severity: Severity, today: string): Pending {
  return { while: 'unproven', severity, today };
}

/**
 * For the words beside a picture, which are wrong once it is another one.
 * @param picture the field of pictures.yaml that names it
 */
export function whileLeftover(severity: Severity, today: string, picture: string): Pending {
  return { while: 'leftover', severity, today, picture };
}
