import { z } from 'zod';

/** The file that says which commit the site was built from. Only the editor loads it. */
export const BUILT = z.object({
  /** The commit id; on this computer the `head` of the folder; empty if the build knows none. */
  head: z.string(),
  /** When it was built (ISO 8601). */
  at: z.string(),
  /** On this computer: why the last build failed. */
  buildError: z.string().optional(),
});
export type Built = z.infer<typeof BUILT>;

/** The name of that file, in the editor's folder. */
export const BUILT_FILE = 'built.json';
