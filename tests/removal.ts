/**
 * `npm run removal`: takes each feature out of a copy as README.md says, its folders and its lines in
 * src/site/features.ts, and runs the generators; then all features but the editor, and at last the
 * editor with them. Lint and the build must pass, and the four pages must stay the same to the byte.
 * Accepts names: `npm run removal -- dates music`.
 *
 * The tests are out of every copy, because they name features, and so is what needs them.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '#site/features.ts';
import { ASTRO, OXLINT } from '../tools/programs.ts';
import { copySite } from './support/site-copy.ts';

const LIST = 'src/site/features.ts';
const PAGES = ['index', 'about-us', 'contact-us', 'donate', '404'].map(
  (name) => `dist/${name}.html`,
);
const TESTS = ['tests', '**/*.test.ts', 'playwright.config.ts', 'tools/bench-keystroke.ts'];
/** The feature that is a part of its own. */
const EDITOR = 'editing';
const CODE = '**/*.{ts,tsx,astro,css,mjs,js}';

/** The folder of a feature, and its command and what others bring to it if it is the editor. */
const partsOf = (name: string): string[] =>
  name === EDITOR
    ? ['src/editor', 'src/site/features/editing', 'tools/edit.ts']
    : [`src/{site,editor}/features/${name}`];

/** Deletes what matches. @returns how many files and lines of code that were */
function remove(copy: string, patterns: readonly string[]) {
  const paths = globSync(patterns, { cwd: copy, exclude: ['node_modules/**'] });
  const before = linesIn(copy);
  for (const path of paths) rmSync(join(copy, path), { recursive: true, force: true });
  const after = linesIn(copy);
  return { files: before.files - after.files, lines: before.lines - after.lines };
}

function linesIn(copy: string) {
  const files = globSync(CODE, { cwd: copy, exclude: ['node_modules/**', 'dist/**', '.*/**'] });
  const lines = files.map((file) => readFileSync(join(copy, file), 'utf8').split('\n').length - 1);
  return { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) };
}

/** Takes a feature out of the list: its import and its line. */
function unlist(copy: string, name: string): void {
  const file = join(copy, LIST);
  const text = readFileSync(file, 'utf8');
  const importLine = new RegExp(`^import \\{ (\\w+) \\} from '.*/${name}/feature\\.ts';\n`, 'm');
  const item = `  ${importLine.exec(text)?.[1] ?? ''},\n`;
  if (!text.includes(item)) throw new Error(`${LIST} does not list ${name}.`);
  writeFileSync(file, text.replace(importLine, '').replace(item, ''));
}

const run = (copy: string, ...options: string[]) =>
  spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8' });

/** Runs a program in a copy. @returns what it says; throws with that if it fails */
function outputOf(copy: string, ...options: string[]): string {
  const { status, stdout, stderr } = run(copy, ...options);
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Builds a copy. @returns its pages */
function pagesOf(copy: string): string[] {
  const [unread = ''] = /Left unread.*/.exec(outputOf(copy, ASTRO, 'build')) ?? [];
  if (unread) console.log(`  ${unread}`);
  return PAGES.map((page) => readFileSync(join(copy, page), 'utf8'));
}

function withoutTests(): string {
  const copy = copySite({});
  remove(copy, TESTS);
  return copy;
}

const known = FEATURES.map(({ name }) => name);
const asked = process.argv.slice(2);
const alone = known.filter((name) => asked.length === 0 || asked.includes(name));
const whole = withoutTests();
const pages = pagesOf(whole);
const all = linesIn(whole);
console.log(`Without tests: ${all.files} files, ${all.lines} lines.`);

function takeOut(names: readonly string[]): void {
  const copy = withoutTests();
  for (const name of names) unlist(copy, name);
  const { files, lines } = remove(copy, names.flatMap(partsOf));
  console.log(`${names.join(', ')}: ${files} files, ${lines} lines`);
  outputOf(copy, 'tools/generate.ts', 'feature-names', 'schemas', 'settings');
  const lint = run(copy, OXLINT);
  if (lint.status !== 0) console.log(lint.stdout);
  const built = pagesOf(copy);
  const differing = PAGES.filter((_, index) => built[index] !== pages[index]);
  const same = differing.length === 0 ? 'pages the same' : `${differing.join(', ')} differ`;
  console.log(`  lint ${lint.status === 0 ? 'passes' : 'fails'}, build passes, ${same}`);
  if (names.length > 1) console.log(`  what is left: ${linesIn(copy).lines} lines`);
  if (lint.status !== 0 || differing.length > 0) process.exitCode = 1;
}

for (const name of alone) takeOut([name]);
if (asked.length === 0) {
  takeOut(known.filter((name) => name !== EDITOR));
  takeOut(known);
}
