import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isScalar, parse, parseDocument, visit, type Document } from 'yaml';
import { z } from 'zod';
import { filesUnder, readProject } from '#content/disk';
import { readTranslationRecord, recordPath, recordText, recordWith } from '#content/translations';
import { MODEL } from '#site/features.ts';
import { copyProject } from './copy-project.ts';
import { FieldChanges } from './field-changes.ts';

const ROOT = new URL('../../', import.meta.url);
const CONTENT = new URL('example/content/', ROOT);

/** The folder of the generated example project. */
export const EXAMPLE_FOLDER = new URL('.cache/example/', ROOT);

/** The Monday of the week in which the example's dates are written. */
const WRITTEN = Date.UTC(2027, 0, 4);
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** A custom page, by its path in content/. */
const OWN_PAGE = /^[^/]+\/more\//;

/** A day, possibly followed by a time. */
const STARTS_WITH_DAY = /^\d{4}-\d{2}-\d{2}(?=$| )/;

/** Moves every day in a file by whole weeks, to keep its distance from today and its weekday. */
function moveDays(document: Document): void {
  const by = Math.floor((Date.now() - WRITTEN) / WEEK) * WEEK;
  const moved = (day: string) => new Date(Date.parse(day) + by).toISOString().slice(0, 10);
  visit(document, (_, node) => {
    if (isScalar(node) && typeof node.value === 'string')
      node.value = node.value.replace(STARTS_WITH_DAY, moved);
  });
}

const FACTS = 'organisation.yaml';

/** The languages of the example that content/ still has. */
export const EXAMPLE_LANGUAGES = z
  .object({ languages: z.array(z.string()) })
  .parse(parse(readFileSync(new URL(FACTS, CONTENT), 'utf8')))
  .languages.filter((code) => existsSync(new URL(`content/${code}/`, ROOT)));

/** Whether a file of the example has words in a language that content/ no longer has. */
function isOfRemovedLanguage(path: string): boolean {
  const [code = '', ...inside] = path.split('/');
  return inside.length > 0 && path.endsWith('.yaml') && !EXAMPLE_LANGUAGES.includes(code);
}

/** Copies content/ with the example's facts and custom pages, and sets its words in the files. */
export function writeExampleContent(folder: URL): void {
  cpSync(new URL('content/', ROOT), new URL('content/', folder), { recursive: true });
  const customPages = filesUnder(new URL('content/', folder)).filter((path) => OWN_PAGE.test(path));
  const paths = filesUnder(CONTENT).filter((path) => !isOfRemovedLanguage(path));
  for (const path of customPages)
    if (!paths.includes(path)) rmSync(new URL(`content/${path}`, folder));
  for (const path of paths) {
    const [from, to] = [new URL(path, CONTENT), new URL(`content/${path}`, folder)];
    mkdirSync(new URL('.', to), { recursive: true });
    if (!path.endsWith('.yaml')) {
      cpSync(from, to);
      continue;
    }
    const document = parseDocument(readFileSync(from, 'utf8'));
    moveDays(document);
    if (path === FACTS) document.set('languages', EXAMPLE_LANGUAGES);
    const values: unknown = document.toJS();
    if (!(values instanceof Object)) throw new Error(`example/content/${path} has no fields.`);
    const isFact = !path.includes('/');
    const before = !isFact && existsSync(to) ? readFileSync(to, 'utf8') : '';
    writeFileSync(to, new FieldChanges(values).setIn(before));
  }
  noteTranslations(folder, paths);
}

/** Records that the words of the example in each language are translated from its own English. */
function noteTranslations(folder: URL, paths: readonly string[]): void {
  const project = readProject(MODEL, folder);
  for (const code of EXAMPLE_LANGUAGES.filter((language) => language !== project.first)) {
    const files = paths.filter((path) => path.startsWith(`${code}/`));
    const record = files.reduce(
      (noted, path) => recordWith(project, project.fileOrEmpty(`content/${path}`), noted),
      readTranslationRecord(project, code),
    );
    writeFileSync(new URL(recordPath(code), folder), recordText(record));
  }
}

/** Copies the project, with the content of the example. */
export function writeExample(folder: URL): void {
  copyProject(fileURLToPath(folder));
  writeExampleContent(folder);
}
