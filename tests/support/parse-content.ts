import type { z } from 'zod';
import { ContentError } from '../../src/core/reading/content-error.ts';
import { checkYaml } from '../../src/core/reading/check-yaml.ts';

/** The data that `checkYaml` finds. @throws ContentError with everything that is wrong */
export function parseContent<Schema extends z.ZodType>(text: string, schema: Schema, file: string) {
  const { data, problems } = checkYaml(text, schema, file);
  if (problems) throw new ContentError(problems);
  return data;
}
