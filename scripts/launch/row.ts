/** A blocker misleads visitors or loses what they send; advice can wait. */
export type Severity = 'blocker' | 'advice';

/** One thing that is still to be decided before the site goes live. */
export interface Row {
  severity: Severity;
  about: 'setting' | 'question' | 'text' | 'picture' | 'spelling' | 'statement' | 'address';
  /** What a visitor sees today, a sentence. */
  today: string;
  /** Path of the file from the project's root. */
  file: string;
  /** 1-based line of the field, or of the place where it belongs. */
  line: number;
  /** The field, such as `addresses › facebook`; empty for the file as a whole. */
  field: string;
}
