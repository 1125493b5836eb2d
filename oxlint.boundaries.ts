import type { OxlintOverride } from 'oxlint';

/**
 * Which folder may import which: imports run one way, and no feature imports another one. Each rule
 * refuses addresses by patterns (without lookaround, which oxlint ignores); of several that match a file, the last one counts.
 */

/** Folders that the address of an import leads to, up from its file. */
const to = (...folders: string[]) => `^(\\.\\./)+(${folders.join('|')})`;
/**
 * Packages besides these, for code that runs in a browser. Comes last: oxlint ends at an address that
 * it allows.
 */
const otherThan = (...packages: string[]) => ({
  group: ['*', ...['./**', '../**', ...packages].map((allowed) => `!${allowed}`)],
});
/** Out of a feature's folder and into another one, from a file so many folders deep in its own. */
const otherFeature = (depth: number) => `^${'\\.\\./'.repeat(depth)}[^.]`;

const outside = to('after-build/', 'scripts/', 'tests/');
const site = [outside, to('editor/', 'features[/.]', 'loading/', 'pages/', 'hosting/([^p]|po)')];
const feature = [outside, to('hosting/', 'pages/[^_]'), '^\\.+(/\\.\\.)*/editor[./]'];
const inEditor = [outside, to('hosting/', 'pages/', 'loading/', 'site/')];
/** A page is a pure function: hooks do not work in the editor. A context has a Consumer. */
const hooks = { regex: '^react$', importNamePattern: '^use[A-Z]' };

const CHECKERS = ['zod', 'libphonenumber-js', 'libphonenumber-js/max', 'ibantools', 'ical.js'];

const RULES: [files: string, ...refused: (string | object)[]][] = [
  ['after-build/**', to('scripts/', 'tests/', 'editor/', 'src/(features|loading|pages)')],
  ['editor/**', outside, to('src/(features/|loading|pages)')],
  ['hosting/**', '^\\.\\./'],
  ['src/*', outside, to('editor/[^f]', 'hosting/')],
  [
    'src/core/**',
    outside,
    to('editor/', 'hosting/', 'site/', 'features[/.]', 'loading/', 'pages/'),
  ],
  ['src/site/**', ...site],
  ['src/site/**/*.tsx', hooks, ...site],
  ['src/site/{views,sections,components}/**', hooks, ...site, otherThan('react')],
  ['src/site/**/browser/**', ...site, otherThan('workbox-*', 'workbox-*/types.js')],
  ['src/loading/**', outside, to('editor/', 'hosting/', 'pages/', 'features/')],
  ['src/pages/**', outside, to('editor/', 'hosting/', 'features[/.]')],
  ['src/features/*/*', otherFeature(1), ...feature],
  ['src/features/*/*/*', otherFeature(2), ...feature],
  ['src/features/*/*/*/*', otherFeature(3), ...feature],
  ['src/features/*/blocks/*.ts', otherFeature(2), ...feature, otherThan()],
  ['src/features/*/*.tsx', hooks, otherFeature(1), ...feature, otherThan('react', 'zod')],
  ['src/features/*/*/*.tsx', hooks, otherFeature(2), ...feature, otherThan('react', 'zod')],
  ['src/features/*/{content,feature}.ts', otherFeature(1), ...feature, otherThan(...CHECKERS)],
  ['src/features/*/schemas/*.ts', otherFeature(2), ...feature, otherThan(...CHECKERS)],
  ['src/features/*/browser/*.ts', otherFeature(2), ...feature, otherThan('idb-keyval')],
  ['src/features/*/editor.ts', otherFeature(1), ...inEditor],
  ['src/features/*/editor/**', otherFeature(2), ...inEditor],
];

export const boundaries = RULES.map(([files, ...refused]): OxlintOverride => {
  const message = 'This folder may not import that: see oxlint.boundaries.ts.';
  const patterns = refused.map((rule) =>
    typeof rule === 'string' ? { regex: rule, message } : { ...rule, message },
  );
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
});
