import { hintInFile, jsonSchema, type JsonSchema, WHILE } from '#content/fields';
import { MODEL } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

/** Adds to a description how to write it in the file, and the sentence of the launch check. */
function hint(key: string, field: JsonSchema | string | boolean | null | undefined): unknown {
  // Some metadata is for the editor only.
  if (typeof field !== 'object') return /^(folder|reserved|isWords)$/.test(key) ? undefined : field;
  if (!field?.launch && !field?.inFile) return field;
  const { launch, use, ...rest } = field;
  const today = launch && `${WHILE[launch.while]}: ${launch.today}`;
  const description = [hintInFile(field), today].filter(Boolean).join(' ');
  return { ...rest, description, inFile: undefined, ...(launch ? {} : { use }) };
}

/** Generates content/schemas/ for text editors with a YAML language server. */
export function generate(): GeneratedFiles {
  const schemas = [...MODEL.files.values(), { name: 'own-page', schema: MODEL.customPage }];
  return Object.fromEntries(
    schemas.map(({ name, schema }) => [
      `content/schemas/${name}.json`,
      `${JSON.stringify(jsonSchema(schema), hint, 2)}\n`,
    ]),
  );
}
