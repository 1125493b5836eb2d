/**
 * Holds the recipes of CONTRIBUTING.md: a test for each step that nothing else would miss, which names
 * what is missing and the file where it goes.
 */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import type { z } from 'zod';
import { type Field, fieldOf, fieldsOf, fieldsWithin, type Path } from '#content/fields/field.ts';
import { CONTENT_FILES } from '#content/files/content-files.ts';
import { writtenData } from '#content/reading';
import { recordPath } from '#content/translations';
import { OpenProject } from '#editor/store/files/open-project.ts';
import { FEATURES, MODEL, PAGES } from '#site/features.ts';
import { BUDGETS } from '../tests/budgets.ts';
import { load } from '../tests/editor/compiled.ts';
import { IS_AS_SHIPPED } from '../tests/support/content.ts';
import { FOUR_PAGES } from '../tests/support/pages.ts';
import { exampleTexts } from '../tests/support/sites.ts';
import type * as Ways from './site/features/giving/transfer-methods.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const example = new OpenProject(Object.entries(exampleTexts()));

/** The names of the fields that lead to one, without the places of items: `dates › exceptions › day`. */
const nameOf = (path: Path) => path.filter((key) => typeof key === 'string').join(' › ');

/** Every field below another one, whatever is chosen in it. */
const namesIn = (field: Field, path: Path = []): string[] =>
  fieldsWithin(field).flatMap(([key, inner]) =>
    typeof key === 'string'
      ? [nameOf([...path, key]), ...namesIn(inner, [...path, key])]
      : namesIn(inner, path),
  );

/** The fields at the root of a schema. */
const fieldsIn = (schema?: z.ZodType) => fieldOf(schema).fields ?? {};

/** The fields of some data that hold something. */
const filledIn = (file: Field, data: unknown): string[] =>
  [...fieldsOf(file, data)]
    .filter(({ value }) => value !== undefined && value !== null && value !== '')
    .map(({ path }) => nameOf(path));

/** What the example leaves out, and why; of a block or a file, or of all. */
const LEFT_OUT: Record<string, string> = {
  decorative: 'takes the place of alt, which the example has',
  'organisation › contact › delivery › number': 'of WhatsApp; messages go to an endpoint',
  'organisation › contact › delivery › thankYouField': 'of a service; messages go to an endpoint',
  'organisation › contact › delivery › honeypotField': 'of a service; messages go to an endpoint',
  'organisation › contact › delivery › serviceFields': 'of a service; messages go to an endpoint',
  'organisation › contact › delivery › serviceFields › name': 'of a service',
  'organisation › contact › delivery › serviceFields › value': 'of a service',
  'language › nativeReview': 'nobody has reviewed its languages',
  'page › translates': 'translations in the example have the addresses of their originals',
};

/** Sample pictures are cut around their middles; the blocks have pictures with another point. */
const SAMPLE_FOCUS = /^pictures › (?!pictures ›).*focus$/;

/** Blocks may stand on any page that holds some; one that shows each with every field is enough. */
const IN_BLOCK = /^(home|donate|page) › (more|blocks) › /;

const isLeftOut = (name: string) =>
  IN_BLOCK.test(name) ||
  name in LEFT_OUT ||
  (name.split(' › ').at(-1) ?? '') in LEFT_OUT ||
  SAMPLE_FOCUS.test(name);

/** The fields of a schema that none of some data fills in. @param owner a file or a block */
const missingIn = (owner: string, schema: z.ZodType, data: readonly unknown[]) => {
  const about = fieldOf(schema);
  const filled = new Set(data.flatMap((one) => filledIn(about, one)));
  return [...new Set(namesIn(about))]
    .filter((name) => !filled.has(name))
    .map((name) => `${owner} › ${name}`)
    .filter((name) => !isLeftOut(name));
};

test('the example fills in every field of every file', () => {
  for (const { name, path, schema, isFact } of MODEL.files.values()) {
    const place = isFact ? path : `en/${path}`;
    const missing = missingIn(name, schema, [writtenData(example.fileOrEmpty(`content/${place}`))]);
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

test('every exception is of a field that is there', () => {
  const page = { name: 'page', schema: MODEL.customPage };
  const names = [...MODEL.files.values(), ...MODEL.kinds, page].flatMap(({ name, schema }) =>
    namesIn(fieldOf(schema)).map((field) => ` › ${name} › ${field}`),
  );
  for (const left of Object.keys(LEFT_OUT))
    assert.ok(
      names.some((name) => name.endsWith(` › ${left}`)),
      `delete "${left}" in LEFT_OUT of src/recipes.test.ts: no field has this name`,
    );
});

test('pages of the example show every block, with every field', () => {
  const codes = example.publishedLanguages();
  const pages = codes.flatMap((code) => example.publishedCustomPages(code));
  const blocks = codes.flatMap((code) =>
    example.pagesWithBlocks(code).flatMap((page) => page.blocks),
  );
  for (const { name } of MODEL.kinds)
    assert.ok(
      blocks.some(({ block }) => block === name),
      `Add the block "${name}" to a page in example/content/en/more/`,
    );
  const missing = [
    ...missingIn('page', MODEL.customPage, pages),
    ...MODEL.kinds.flatMap(({ name, schema }) =>
      missingIn(
        name,
        schema,
        blocks.filter(({ block }) => block === name),
      ),
    ),
  ];
  assert.deepEqual(
    missing,
    [],
    `Give these a value on a page in example/content/en/more/: ${missing.join(', ')}`,
  );
});

test('content/images/README.md has a row for every picture of the design', () => {
  const docs = read('content/images/README.md');
  for (const name of Object.keys(fieldsIn(CONTENT_FILES.pictures.schema)))
    assert.match(
      docs,
      new RegExp(`^\\|.*\\| \`${name}\\b`, 'm'),
      `content/images/README.md has no row for \`${name}\`: add where its text stands, how it is cut, and from which size it is sharp`,
    );
});

test('every language has the record of what it was translated from', () => {
  // A team may publish a language that it has begun.
  if (!IS_AS_SHIPPED) return;
  for (const code of example.codes().filter((language) => language !== example.first))
    assert.ok(
      existsSync(new URL(`../${recordPath(code)}`, import.meta.url)),
      `there is no ${recordPath(code)}: translate content/${code}/, then run npm run generate -- translations`,
    );
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

test('every page in the menu, the footer or the sitemap can be linked to, and has a route', () => {
  const content = example.content('en') ?? assert.fail();
  for (const feature of [...PAGES, ...FEATURES]) {
    const { name, pages, paths, routes = [] } = feature;
    const file = `src/site/${PAGES.includes(feature) ? 'pages' : 'features'}/${name}/feature.ts`;
    for (const { path } of pages?.(content) ?? []) {
      assert.ok(paths?.(example).includes(path), `${file} lacks "${path}" in its paths`);
      const route = `src/pages/[...language]/${path.slice(1) || 'index'}.astro`;
      assert.ok(
        routes.some(({ pattern }) => pattern === `/[...language]${path}`) ||
          existsSync(new URL(`../${route}`, import.meta.url)),
        `"${path}" has no route: add ${route}, or routes to ${file}`,
      );
    }
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

/** What a feature declares in a file, by the names of the constants, such as `GIVING_FIELDS.poster`. */
async function declaredIn(file: string): Promise<[constant: string, value: unknown][]> {
  const isThere = existsSync(join(import.meta.dirname, file));
  const declared = isThere ? ((await import(`./${file}`)) as Record<string, unknown>) : {};
  return Object.entries(declared).flatMap(([constant, value]): [string, unknown][] =>
    constant.endsWith('_FIELDS')
      ? Object.entries(value as object).map(([key, field]) => [`${constant}.${key}`, field])
      : [[constant, value]],
  );
}

test('a feature lists every file, field and block that its content.ts declares', async () => {
  for (const { name, files = [], fields = [], blocks = [] } of FEATURES) {
    const folder = `site/features/${name}`;
    const listed = [...files, ...fields, ...blocks].map(({ schema }): unknown => schema);
    for (const [constant, value] of await declaredIn(`${folder}/content.ts`))
      assert.ok(
        !(value instanceof Object && 'schema' in value) || listed.includes(value.schema),
        `src/${folder}/feature.ts does not list ${constant}: add it to its files, fields or blocks`,
      );
  }
});

/** The code without its comments, except some files, as one text. */
const codeWithout = (left: RegExp, folders = 'content,pages,site'): string =>
  globSync(`{${folders}}/**/*.{ts,tsx,astro}`, { cwd: import.meta.dirname })
    .filter((file) => !left.test(file))
    .map((file) => read(`src/${file}`).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');

test('every component is placed by a view', () => {
  const code = codeWithout(/\.test\.ts$/);
  for (const file of globSync('site/**/*.tsx', { cwd: import.meta.dirname }))
    if (!file.endsWith('views.tsx'))
      assert.ok(code.includes(`/${basename(file)}'`), `no view places src/${file}`);
});

/** Files of a feature that the build and the editor find by name; `index.ts` is named by its folder. */
const FOUND_BY_NAME = /\W(views\.tsx|rendering\.ts|Scripts\.astro|index\.ts|editor\.ts)$/;

test('every file of a feature has one of the fixed names, or is named by another file', () => {
  const code = codeWithout(/\.test\.ts$/, 'content,pages,site,editor');
  for (const file of globSync('{site,editor}/features/*/*.{ts,tsx,astro}', {
    cwd: import.meta.dirname,
  }))
    if (!FOUND_BY_NAME.test(file) && !file.endsWith('.test.ts'))
      assert.ok(
        code.includes(`/${basename(file)}'`),
        `nothing loads src/${file}: CONTRIBUTING.md has the fixed names of a feature's files`,
      );
});

test('nothing outside of the folders of a feature names it or a control of its own', () => {
  const controls = globSync('site/features/*/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [...read(`src/${file}`).matchAll(/control: '(\w+)'/g)].map(([, control]) => control),
  );
  // The whole editor is the feature `editing`.
  const features = FEATURES.map(({ name }) => name).filter((name) => name !== 'editing');
  const literal = `'(?:${[...features, ...controls].join('|')})'`;
  const named = new RegExp(`${literal}|^ +(?:${features.join('|')})\\??:`, 'gm');
  const found = globSync('{content,pages,site,editor}/**/*.{ts,tsx,astro}', {
    cwd: import.meta.dirname,
    exclude: ['*/features/**', 'site/features.ts', '**/*.test.ts'],
  }).flatMap((file) =>
    [...read(`src/${file}`).matchAll(named)].map(([text]) => `src/${file}: ${text.trim()}`),
  );
  // Its folder of content/ stays when the feature is taken out.
  assert.deepEqual(found, ['src/content/project/model.ts: music:']);
});

/** The lists of organisation.yaml that hold ways to give: where two people change one, nothing of both is mixed. */
const waysInSchema = () => {
  const { donate } = fieldsIn(MODEL.files.get('organisation')?.schema);
  return Object.entries(donate?.fields ?? {}).filter(([, { item }]) => item?.oneFact === true);
};

test('every way to give has its launch sentence, which names the other ways', () => {
  const file = 'src/site/features/giving/content.ts';
  const ways = waysInSchema();
  for (const [name, { launch }] of ways) {
    assert.ok(launch, `${file} has no launch sentence for "${name}": add .meta(whileEmpty…)`);
    if (launch.severity === 'advice') continue;
    const others = ways.flatMap(([other]) => (other === name ? [] : other));
    const message = `${file}: one way to give is enough, so the launch sentence of "${name}" names all other ways`;
    assert.deepEqual(launch.adviceOnce?.toSorted(), others.toSorted(), message);
  }
});

test('every way to give has its card, with a column and a weave', async () => {
  const { transferMethods } = await load<typeof Ways>(
    'src/site/features/giving/transfer-methods.ts',
  );
  const content = example.content('en');
  const ways = content ? transferMethods(content) : [];
  // Payment pages need no details, so they are no way of their own.
  const listed = waysInSchema().flatMap(([name]) => (name === 'card' ? [] : name));
  const missing = `src/site/features/giving/transfer-methods.ts has not one way for each of ${listed.join(', ')}`;
  assert.equal(ways.length, listed.length, missing);
  const file = 'src/site/features/giving/WaysToGive.module.css';
  const style = read('src/site/shared/sections/Give.module.css') + read(file);
  const further = ways.flatMap(({ card }) => (card === 'bank' ? [] : card.weave));
  const weaves = ['diamond', 'bars', ...further];
  assert.equal(new Set(weaves).size, weaves.length, `two cards have one weave: ${weaves.join()}`);
  for (const weave of weaves)
    assert.ok(style.includes(`.${weave}:hover`), `${file} lights no strips of "${weave}"`);
  const least = /\.three \{\s*grid-template-columns: [^;]*, (\d+)%/.exec(style)?.[1];
  const columns = Math.floor(100 / Number(least));
  const message = `${file} has room for ${columns} cards, and Donate of the example shows ${weaves.length}`;
  assert.ok(weaves.length <= columns, message);
});
