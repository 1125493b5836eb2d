import type { OxlintOverride } from 'oxlint';

/**
 * Which folder may import which. The code has three parts: `src/content` knows nothing of the site,
 * and `src/site` nothing of the editor. An import from another part is written `#content/SUBJECT`
 * or `#site/SUBJECT` and gets the index.ts of that folder, which lists what other parts may use.
 * Imports within a part are relative.
 *
 * Each rule refuses import paths by regular expressions (without look-ahead, which the linter
 * ignores), and by lists with exceptions, as in .gitignore: a later line overrules an earlier one.
 * If several rules match a file, the last one counts.
 */

/** What is refused: a regular expression, a list, or an object of the linter's own. */
type Rule = string | object;

/** A relative import that goes up and into one of these folders. */
const to = (...folders: string[]) => `^(\\.\\./)+(${folders.join('|')})`;
/** Refuses all packages except these, for code that runs in a browser. */
const otherThan = (...packages: string[]) => [
  '*',
  ...['./**', '../**', '#*/**', ...packages].map((allowed) => `!${allowed}`),
];
/** An import from a sibling folder. @param depth of the file below that sibling's parent */
const neighbour = (depth: number) => `^${'\\.\\./'.repeat(depth)}[^.]`;

/** Another page; only its words may be imported. */
const otherPage = ['../*/**', '!../../**', '!../*/content.ts'];

/** Off limits for every part: paths into other parts, commands and tests. */
const outside = to('content/', 'site/', 'editor/', 'src/', 'tools/', 'tests/');
/** A file of another part; only the index.ts of a subject may be imported. */
const doors = '^#(content|site)/.*\\.tsx?$';
const site = [outside, doors, '^#(site|editor)/'];
const building = ['loading/', 'output/after-build/', 'output/service-worker/', 'output/index'];
const shared = [...site, to('pages/', 'features[/.]', 'output/feature-build', ...building)];
/** Of the pages a feature may use the words. */
const wordsOfPages = ['**/pages/*/**', '!**/pages/*/content.ts'];
const feature = [
  ...site,
  to('features[/.]', 'output/(hosting|bundling)/', 'output/pages', ...building),
  wordsOfPages,
];
/** For visitors' scripts, which import single files: an index.ts would bring along all it lists. */
const script = (refused: readonly Rule[]) => [
  ...refused.filter((rule) => rule !== doors),
  ['[#]content/**', '![#]content/text/*.ts'],
];
const content = [outside, '^#', '^(astro|react)'];
const editor = [outside, doors, '^#editor/', ['[#]site/features/*', '![#]site/features/editing']];
const CONTENT = 'text data fields files reading languages project translations checks launch disk';
const EDITOR = 'words repositories store shared form page screens publish app';
/** @param names the folders of a part, from the lowest: each may import those before it */
const layers = (part: string, refused: readonly Rule[], names: string) =>
  names.split(' ').map((folder, at, folders): [string, ...Rule[]] => {
    const above = folders.slice(at + 1).map((higher) => `${higher}/`);
    return [`src/${part}/${folder}/**`, ...refused, to('features/', ...above)];
  });
/** Visitors get no React, so state and effects would do nothing. `use` only reads a context. */
const hooks = { regex: '^react$', importNamePattern: '^use[A-Z]' };

const CHECKERS = ['zod', 'libphonenumber-js', 'libphonenumber-js/max', 'ibantools', 'ical.js'];

const RULES: [files: string, ...refused: Rule[]][] = [
  ['src/content/**', ...content, '^node:fs'],
  ...layers('content', [...content, '^node:fs'], CONTENT),
  ['src/content/disk/**', ...content],
  ['src/pages/**', to('editor/', 'tools/', 'tests/'), '^#(editor/|content/.*\\.ts$)'],
  ['src/site/**', ...site],
  ['src/site/loading/**', ...site, to('pages/', 'features/')],
  [
    'src/site/output/**',
    ...site,
    to('pages/', 'features[/.]', 'loading/', 'shared/(views|sections/)'),
  ],
  ['src/site/html/**', '^\\.\\./', '^#'],
  [
    'src/site/output/hosting/**',
    ['../**', '!../pages.ts', '!../../html/**', '!../../shared/assets-folder.ts', '[#]*/**'],
  ],
  [
    'src/site/output/service-worker/**',
    ...script(shared),
    otherThan('workbox-*', 'workbox-*/types.js'),
  ],
  ['src/site/{shared,pages}/**', ...shared],
  ['src/site/shared/**/*.tsx', hooks, ...shared],
  ['src/site/shared/{components,frame,sections}/**', hooks, ...shared, otherThan('react')],
  ['src/site/{shared,pages}/**/browser/**', otherThan(), ...script(shared)],
  ['src/site/shared/contact-form/phone.ts', ...script(shared)],
  ['src/site/pages/*/*', ...shared, otherPage],
  ['src/site/pages/*/*.tsx', hooks, ...shared, otherThan('react'), otherPage],
  ['src/site/pages/*/{content,feature}.ts', ...shared, otherThan('zod'), otherPage],
  ['src/site/features/*/*', neighbour(1), ...feature],
  ['src/site/features/*/*/*', neighbour(2), ...feature],
  ['src/site/features/*/*/*/*', neighbour(3), ...feature],
  ['src/site/features/*/blocks/*.ts', neighbour(2), otherThan(), ...feature],
  ['src/site/features/*/*.tsx', hooks, neighbour(1), otherThan('react', 'zod'), ...feature],
  ['src/site/features/*/*/*.tsx', hooks, neighbour(2), otherThan('react', 'zod'), ...feature],
  ['src/site/features/*/{content,feature}.ts', neighbour(1), otherThan(...CHECKERS), ...feature],
  ['src/site/features/*/schemas/*.ts', neighbour(2), otherThan(...CHECKERS), ...feature],
  ['src/site/features/delivery/fields.ts', neighbour(1), ...script(feature)],
  ['src/site/features/*/browser/*.ts', neighbour(2), otherThan(), ...script(feature)],
  ['src/editor/**', ...editor],
  ...layers('editor', editor, EDITOR),
  ['src/editor/features/*/*', neighbour(1), outside, doors],
];

export const boundaries = RULES.map(([files, ...refused]): OxlintOverride => {
  const message = 'This folder may not import that: see oxlint.boundaries.ts.';
  const group = refused.filter(Array.isArray).flat();
  const patterns = refused
    .filter((rule) => !Array.isArray(rule))
    .map((rule) => (typeof rule === 'string' ? { regex: rule, message } : { ...rule, message }));
  const lists = group.length > 0 ? [{ group, message }] : [];
  const options = { patterns: [...patterns, ...lists] };
  return { files: [files], rules: { 'no-restricted-imports': ['error', options] } };
});
