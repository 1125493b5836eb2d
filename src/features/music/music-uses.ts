import type { z } from 'zod';
import { fieldsOf } from '../../core/schemas/fields-of.ts';
import { jsonSchema, type Path } from '../../core/schemas/json-schema.ts';

/** Every field of an own page that names a file of content/music. @param schema that of own pages */
export function musicIn(schema: z.ZodType, data: unknown): { path: Path; name: string }[] {
  return [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, value, about }) =>
    about.format === 'music' && typeof value === 'string' ? [{ path, name: value }] : [],
  );
}
