import { z } from 'zod';

/** What a site says of its build: served beside the editor, asked for by nobody else. */
export const BUILT = z.object({
  /** The commit; on this computer the `head` of the folder. Empty where the build knows none. */
  head: z.string(),
  /** When it was built (ISO 8601). */
  at: z.string(),
  /** On this computer: why what was saved since could not be built. */
  stopped: z.string().optional(),
});
export type Built = z.infer<typeof BUILT>;

/** The name of that file, in the editor's folder. */
export const BUILT_FILE = 'built.json';
