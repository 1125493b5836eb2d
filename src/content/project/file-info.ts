import type { z } from 'zod';

/** What a file of content/ is, and of which language. */
export interface FileInfo {
  /**
   * Of a file with fields its name in the model; `own`: an own page; `record`: see
   * languages/record.ts; `unread`: of a feature that was taken out; `unknown`: no page reads it.
   */
  name: string;
  /** The language (BCP 47); empty for facts, which hold for every language. */
  code: string;
  /** Its path in the folder of its language. */
  inside: string;
  /** The schema of a YAML file; undefined for another one. */
  schema?: z.ZodType | undefined;
}
