import { hintInFile, jsonSchema, type JsonSchema, OTHER_FILES, WHILE } from '#content/fields';
import { MODEL } from '#site/features.ts';
import type { Files } from '../generate.ts';

const HEAD = `# What to decide before going live

What to change before going live, file by file. \`npm run launch\` lists what is still unchanged.

This page is written by \`npm run generate -- settings\` from the schemas in \`src/content/fields/\`, \`src/site/features/\` and \`src/site/features/editing/schema.ts\`; change it there.
`;

/** Yields the fields with a launch check, also in lists and unions. */
function* pendingIn(about: JsonSchema, path = ''): Generator<[string, JsonSchema]> {
  if (about.launch) yield [path, about];
  for (const shape of [...(about.anyOf ?? []), ...(about.oneOf ?? [])])
    yield* pendingIn(shape, path);
  if (about.items) yield* pendingIn(about.items, `${path} › each`);
  for (const [name, field] of Object.entries(about.properties ?? {})) {
    yield* pendingIn(field, path ? `${path} › ${name}` : name);
  }
}

function line(name: string, field: JsonSchema): string[] {
  const { launch } = field;
  if (!launch) return [];
  const { while: state, severity, today } = launch;
  const hint = hintInFile(field);
  const about = hint ? `: ${hint}` : '';
  return [`- \`${name}\`${about} **${WHILE[state]}** (${severity}): ${today}`];
}

/** Makes docs/settings.md, the list of decisions before going live. */
export function generate(): Files {
  const parts = [...MODEL.files.values()].map(({ path, schema }) => {
    const lines = [...pendingIn(jsonSchema(schema))].flatMap(([name, about]) => line(name, about));
    return lines.length > 0 ? `## ${path}\n\n${[...new Set(lines)].join('\n')}\n` : '';
  });
  const others = Object.values(OTHER_FILES).flatMap(({ path, launch }) => line(path, { launch }));
  const last = `## Other files\n\n${others.join('\n')}\n`;
  return { 'docs/settings.md': [HEAD, ...parts.filter(Boolean), last].join('\n') };
}
