import type { z } from 'zod';

/** What a file of content/ is, and its language. */
export interface FileInfo {
  /**
   * For a file with fields its name in the model. Otherwise `own` (a custom page), `record`
   * (languages/record.ts), `unread` (of a removed feature), or `unknown` (no page reads it).
   */
  name: string;
  /** The language (BCP 47); empty for facts, which apply to every language. */
  code: string;
  /** Its path in the folder of its language. */
  inside: string;
  /** The schema of a YAML file; undefined for any other file. */
  schema?: z.ZodType | undefined;
  /** See `page` of `ContentFile`. */
  page?: string | undefined;
}
