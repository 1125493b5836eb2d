/**
 * Holds the recipes of CONTRIBUTING.md: a test for each step that nothing else would miss, which names
 * what is missing and the file where it goes.
 */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { z } from 'zod';
import { fieldsOf } from '#content/fields/fields-of.ts';
import { jsonSchema, type JsonSchema, type Path } from '#content/fields/json-schema.ts';
import { Project } from '#content/project/project.ts';
import { FEATURES, MODEL, PAGES } from '#site/features.ts';
import { BUDGETS } from '../tests/budgets.ts';
import { FOUR_PAGES } from '../tests/support/pages.ts';
import { exampleTexts } from '../tests/support/sites.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const example = new Project(MODEL, Object.entries(exampleTexts()));

/** The names of the fields that lead to one, without the places of items: `dates › exceptions › day`. */
const nameOf = (path: Path) => path.filter((key) => typeof key === 'string').join(' › ');

/** Every field that a schema knows below a place, whatever is chosen in it. */
function namesIn(schema: JsonSchema, path: Path = []): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const inside = Object.entries(properties).flatMap(([key, field]) => [
    nameOf([...path, key]),
    ...namesIn(field, [...path, key]),
  ]);
  return [
    ...inside,
    ...[items ?? [], ...anyOf, ...oneOf].flat().flatMap((one) => namesIn(one, path)),
  ];
}

/** The fields of some data that hold something. */
const filledIn = (schema: JsonSchema, data: unknown): string[] =>
  [...fieldsOf(schema, data)]
    .filter(({ value }) => value !== undefined && value !== null && value !== '')
    .map(({ path }) => nameOf(path));

/** What the example leaves out, and why; of a block or a file, or of all. */
const LEFT_OUT: Record<string, string> = {
  decorative: 'takes the place of alt, which the example has',
  points: 'a list in a part of the statement, as its part on tests has one',
  'organisation › donate › bank › bankCode': 'only accounts in naira have one',
  'organisation › contact › delivery › number': 'of WhatsApp; messages go to an endpoint',
  'organisation › contact › delivery › thankYouField': 'of a service; messages go to an endpoint',
  'organisation › contact › delivery › honeypotField': 'of a service; messages go to an endpoint',
  'organisation › contact › delivery › serviceFields': 'of a service; messages go to an endpoint',
  'organisation › contact › delivery › serviceFields › name': 'of a service',
  'organisation › contact › delivery › serviceFields › value': 'of a service',
  'language › nativeReview': 'nobody has reviewed its languages',
  'home › dates › topic': 'the block dates has one; Home shows dates of every topic',
};

/** Sample pictures are cut around their middles; the blocks have pictures with another point. */
const SAMPLE_FOCUS = /^pictures › (?!pictures ›).*focus$/;

const isLeftOut = (name: string) =>
  name in LEFT_OUT || (name.split(' › ').at(-1) ?? '') in LEFT_OUT || SAMPLE_FOCUS.test(name);

/** The fields of a schema that none of some data fills in. @param owner a file or a block */
const missingIn = (owner: string, schema: z.ZodType, data: readonly unknown[]) => {
  const about = jsonSchema(schema);
  const filled = new Set(data.flatMap((one) => filledIn(about, one)));
  return [...new Set(namesIn(about))]
    .filter((name) => !filled.has(name))
    .map((name) => `${owner} › ${name}`)
    .filter((name) => !isLeftOut(name));
};

test('the example fills in every field of every file', () => {
  for (const { name, path, schema, isFact } of MODEL.files.values()) {
    const codes = isFact ? [''] : example.codes();
    const data = codes.map((code) =>
      example.parsedData(isFact ? `content/${path}` : `content/${code}/${path}`),
    );
    const place = isFact ? path : `en/${path}`;
    const missing = missingIn(name, schema, data);
    // Facts of the example stand in the place of the whole file.
    const isNew = isFact && !existsSync(new URL(`../example/content/${path}`, import.meta.url));
    const first = isNew ? ` (first copy content/${path} there, which it replaces)` : '';
    assert.deepEqual(
      missing,
      [],
      `Give these a value in example/content/${place}${first}: ${missing.join(', ')}`,
    );
  }
});

test('the example shows every block, with every field', () => {
  const blocks = example
    .published()
    .flatMap((code) => example.publishedPages(code))
    .flatMap((page) => page.blocks);
  for (const { name, schema } of MODEL.kinds) {
    const shown = blocks.filter(({ block }) => block === name);
    assert.ok(shown.length > 0, `Add the block "${name}" to a page in example/content/en/more/`);
    const missing = missingIn(name, schema, shown);
    assert.deepEqual(
      missing,
      [],
      `Give these a value on a page in example/content/en/more/: ${missing.join(', ')}`,
    );
  }
});

test('docs/pages.md has a row for every block', () => {
  const docs = read('docs/pages.md');
  for (const { name } of MODEL.kinds)
    assert.match(
      docs,
      new RegExp(`^- \`${name}\`: `, 'm'),
      `docs/pages.md has no row for the block \`${name}\`: add what it shows`,
    );
});

test('src/site/features.ts lists every folder of a feature, and README.md names it', () => {
  const readme = read('README.md');
  const names = FEATURES.map(({ name }) => name);
  for (const folder of globSync('*/', { cwd: join(import.meta.dirname, 'site/features') })) {
    const name = folder.replace(/\W$/, '');
    assert.ok(
      names.includes(name),
      `src/site/features.ts does not list src/site/features/${name}/`,
    );
    assert.ok(
      readme.includes(`(\`${name}\`)`),
      `README.md has no line for the feature (\`${name}\`)`,
    );
  }
});

test('every page of the site has a budget and visits', () => {
  for (const path of PAGES.flatMap((page) => page.paths?.(example) ?? [])) {
    const name = path.slice(1) || 'home';
    assert.ok(name in BUDGETS, `tests/budgets.ts has no budget for "${name}"`);
    const isVisited = FOUR_PAGES.some((page) => page.path === path);
    assert.ok(isVisited, `tests/support/pages.ts does not list "${name}"`);
  }
});
