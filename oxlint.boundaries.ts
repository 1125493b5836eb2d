import type { OxlintOverride } from 'oxlint';

/**
 * Which folder may import which. Three rooms: `src/content` knows nothing of the site, `src/site`
 * nothing of the editor. What crosses from room to room is written `#content/SUBJECT`, `#site/SUBJECT`: the index.ts of
 * that folder, which lists what the other rooms may use. Inside a room addresses are relative. Each rule refuses addresses by patterns (without lookaround, which oxlint ignores); of several
 * that match a file, the last one counts.
 */

/** Folders of the project that a relative address leads to, up from its file. */
const to = (...folders: string[]) => `^(\\.\\./)+(${folders.join('|')})`;
/**
 * Packages besides these, for code that runs in a browser. Comes last: oxlint ends at an address that
 * it allows.
 */
const otherThan = (...packages: string[]) => ({
  group: ['*', ...['./**', '../**', '#*/**', ...packages].map((allowed) => `!${allowed}`)],
});
/** Out of its own folder and into the one beside it, from a file so many folders deep. */
const neighbour = (depth: number) => `^${'\\.\\./'.repeat(depth)}[^.]`;

/** Where no room may go: the other rooms by a path, Astro's routes, our commands and tests. */
const outside = to('content/', 'site/', 'editor/', 'pages/[^a-z]', 'src/', 'tools/', 'tests/');
/** Another room is entered by the door of a subject, its index.ts. */
const doors = '^#(content|site)/.*\\.tsx?$';
const site = [outside, doors, '^#editor/'];
const shared = [...site, to('pages/', 'features[/.]', 'loading/', 'output/[^h]')];
const feature = [...site, to('output/[^f]')];
/** What visitors' scripts are made of imports single files: a door would bring along all that it lists. */
const script = (refused: readonly string[]) => refused.filter((rule) => rule !== doors);
const editor = [outside, doors, '^#site/features/([^e]|e[^d])'];
/** A page is a pure function: hooks do not work in the editor. A context has a Consumer. */
const hooks = { regex: '^react$', importNamePattern: '^use[A-Z]' };

const CHECKERS = ['zod', 'libphonenumber-js', 'libphonenumber-js/max', 'ibantools', 'ical.js'];

const RULES: [files: string, ...refused: (string | object)[]][] = [
  ['src/content/**', outside, '^#(site|editor)/'],
  ['src/pages/**', to('editor/', 'tools/', 'tests/'), '^#(editor/|content/.*\\.ts$)'],
  ['src/site/**', ...site],
  ['src/site/loading/**', ...site, to('pages/', 'features/')],
  ['src/site/output/**', ...site, to('pages/', 'features[/.]', 'loading/')],
  ['src/site/output/hosting/**', '^\\.\\./', '^#'],
  ['src/site/output/service-worker/**', ...shared, otherThan('workbox-*', 'workbox-*/types.js')],
  ['src/site/shared/**', ...shared],
  ['src/site/shared/**/*.tsx', hooks, ...shared],
  ['src/site/shared/{components,frame,sections}/**', hooks, ...shared, otherThan('react')],
  ['src/site/shared/**/browser/**', ...script(shared), otherThan()],
  ['src/site/shared/contact-form/phone.ts', ...script(shared)],
  ['src/site/pages/*/*', neighbour(1), ...shared],
  ['src/site/pages/*/*.tsx', hooks, neighbour(1), ...shared, otherThan('react')],
  ['src/site/features/*/*', neighbour(1), ...feature],
  ['src/site/features/*/*/*', neighbour(2), ...feature],
  ['src/site/features/*/*/*/*', neighbour(3), ...feature],
  ['src/site/features/*/blocks/*.ts', neighbour(2), ...feature, otherThan()],
  ['src/site/features/*/*.tsx', hooks, neighbour(1), ...feature, otherThan('react', 'zod')],
  ['src/site/features/*/*/*.tsx', hooks, neighbour(2), ...feature, otherThan('react', 'zod')],
  ['src/site/features/*/{content,feature}.ts', neighbour(1), ...feature, otherThan(...CHECKERS)],
  ['src/site/features/*/schemas/*.ts', neighbour(2), ...feature, otherThan(...CHECKERS)],
  ['src/site/features/delivery/fields.ts', neighbour(1), ...script(feature)],
  ['src/site/features/*/browser/*.ts', neighbour(2), ...script(feature), otherThan('idb-keyval')],
  ['src/editor/**', ...editor],
  ['src/editor/features/*/*', neighbour(1), outside, doors],
];

export const boundaries = RULES.map(([files, ...refused]): OxlintOverride => {
  const message = 'This folder may not import that: see oxlint.boundaries.ts.';
  const patterns = refused.map((rule) =>
    typeof rule === 'string' ? { regex: rule, message } : { ...rule, message },
  );
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
});
