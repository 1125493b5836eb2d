import { jsonSchema, type JsonSchema } from '../src/content/schemas/json-schema.ts';
import { WHILE, settingsPage } from './settings-page.ts';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';
import { ownPage } from '../src/content/schemas/own-page.ts';

/** A field's hint says also what the launch check would say: whoever edits it wants to know both. */
function hint(_key: string, value: unknown): unknown {
  const field = value as JsonSchema | null;
  if (!field?.launch) return value;
  const { launch, description } = field;
  const said = `${description} ${WHILE[launch.while]}: ${launch.today}`;
  return { ...field, description: said, launch: undefined, use: undefined };
}

/** The files that are made from the schemas of the content, with their paths from the root. */
export function schemaFiles(): [path: string, text: string][] {
  const schemas = { ...CONTENT_FILES, 'own-page': { schema: ownPage } };
  return [
    ...Object.entries(schemas).map(([name, { schema }]): [string, string] => [
      `content/schemas/${name}.json`,
      `${JSON.stringify(jsonSchema(schema), hint, 2)}\n`,
    ]),
    ['docs/settings.md', settingsPage()],
  ];
}
