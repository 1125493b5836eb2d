import type { z } from 'zod';
import { checkYaml } from '#content/reading/check-yaml.ts';
import { ContentError } from '#content/reading/content-error.ts';

/** The data that `checkYaml` finds. @throws ContentError with everything that is wrong */
export function parseContent<Schema extends z.ZodType>(text: string, schema: Schema, path: string) {
  const { data, problems } = checkYaml({ text, path }, schema);
  if (problems) throw new ContentError(problems);
  return data;
}
