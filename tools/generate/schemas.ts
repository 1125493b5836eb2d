import { hintInFile, jsonSchema, type JsonSchema, LAUNCH_CONDITIONS } from '#content/fields';
import { MODEL } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

/** Metadata that only the editor reads. */
const FOR_EDITOR =
  /^(kind|control|folder|reserved|use|goesWith|madeFrom|isAsked|fact|oneFact|testedFields|testedBy)$/;

/** Adds to a description how to write it in the file, and the sentence of the launch check. */
function replacer(key: string, value: JsonSchema | string | string[] | null | undefined): unknown {
  if (typeof value !== 'object' || Array.isArray(value))
    return FOR_EDITOR.test(key) || (key === 'description' && !value) ? undefined : value;
  if (!value?.launch && !value?.inFile) return value;
  const today = value.launch && `${LAUNCH_CONDITIONS[value.launch.while]}: ${value.launch.today}`;
  const description = [hintInFile(value), today].filter(Boolean).join(' ');
  return { ...value, description, inFile: undefined, launch: undefined };
}

/** Generates content/schemas/ for text editors with a YAML language server. */
export function generate(): GeneratedFiles {
  const schemas = [...MODEL.files.values(), { name: 'own-page', schema: MODEL.customPage }];
  return Object.fromEntries(
    schemas.map(({ name, schema }) => [
      `content/schemas/${name}.json`,
      `${JSON.stringify(jsonSchema(schema), replacer, 2)}\n`,
    ]),
  );
}
