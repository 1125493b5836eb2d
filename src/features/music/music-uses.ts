import { fieldsOf } from '../../core/schemas/fields-of.ts';
import { jsonSchema, type Path } from '../../core/schemas/json-schema.ts';
import { ownPage } from '../../core/schemas/own-page.ts';

/** Every field of own pages that names a file of content/music. */
export function musicIn(data: unknown): { path: Path; name: string }[] {
  return [...fieldsOf(jsonSchema(ownPage), data)].flatMap(({ path, value, about }) =>
    about.format === 'music' && typeof value === 'string' ? [{ path, name: value }] : [],
  );
}
