import { type Field, fieldOf, fieldsWithin, LAUNCH_CONDITIONS } from '#content/fields';
import { LOGO } from '#content/files';
import { MORE } from '#content/project';
import { MODEL } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

type LaunchNote = NonNullable<Field['launch']>;

const HEAD = `# What to decide before going live

Each line says what visitors see until you decide. Do the **bold** ones before step 9 of the [ten steps](live.md), which puts the site online: they mislead visitors, or lose messages or donations. The rest can wait. \`npm run launch\` and _Still missing or misleading_ in the editor list what is left.

\`npm run generate -- settings\` writes this page from the schemas: change it there.
`;

/** Yields the fields with a note for the launch check, also in lists and unions. */
function* pendingIn(field: Field, path = ''): Generator<[string, LaunchNote]> {
  if (field.launch) yield [path, field.launch];
  for (const [key, inner] of fieldsWithin(field)) {
    const name = key === 0 ? 'each' : key;
    yield* pendingIn(inner, [path, name].filter(Boolean).join(' › '));
  }
}

/** When visitors begin to see it, unless at once: ` (once the day is over)`. */
const timeOf = ({ while: state }: LaunchNote) =>
  state === 'empty' || state === 'sample'
    ? ''
    : ` (${LAUNCH_CONDITIONS[state].charAt(0).toLowerCase()}${LAUNCH_CONDITIONS[state].slice(1)})`;

/** One line for each sentence about what visitors see, with its fields. */
function linesOf(fields: readonly [string, LaunchNote][]): string {
  const bySentence = Map.groupBy(fields, ([, note]) => `${timeOf(note)}: ${note.today}`);
  const lines = [...bySentence].map(([sentence, same]) => {
    const names = same.map(([name, { severity }]) =>
      severity === 'blocker' ? `**\`${name}\`**` : `\`${name}\``,
    );
    return `- ${[...new Set(names)].join(', ')}${sentence}`;
  });
  return lines.join('\n');
}

/** Generates docs/settings.md, the list of decisions before going live. */
export function generate(): GeneratedFiles {
  const parts = [...MODEL.files.values()].map(({ path, schema, holdsBlocks }) => {
    // Nobody has to decide about the blocks of a page.
    const isOfBlock = ([name]: [string, unknown]) => holdsBlocks && name.startsWith(`${MORE} › `);
    const fields = [...pendingIn(fieldOf(schema))].filter((field) => !isOfBlock(field));
    return fields.length > 0 ? `## ${path}\n\n${linesOf(fields)}\n` : '';
  });
  const { path, launch } = LOGO;
  const last = `## Other files\n\n${launch ? linesOf([[path, launch]]) : ''}\n`;
  return { 'docs/settings.md': [HEAD, ...parts.filter(Boolean), last].join('\n') };
}
