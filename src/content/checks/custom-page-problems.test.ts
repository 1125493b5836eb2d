import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { z } from 'zod';
import { MODEL } from '#site/features.ts';
import { customPageWith } from '../../../tests/fixtures/custom-pages.ts';
import { customPagesOfExample } from '../../../tests/support/sites.ts';
import { fieldsOf } from '../fields/fields-of.ts';
import { valueAt } from '../fields/json-schema.ts';
import { Project } from '../project/project.ts';
import { checkYaml } from '../reading/check-yaml.ts';
import { problemLine } from '../reading/content-error.ts';
import { projectProblems } from './project-problems.ts';

const SITE = {
  files: new Set<string>(),
  reservedSlugs: new Set(['about-us', 'accessibility', 'admin', 'share', 'licences']),
};

/** A project with only these pages. */
const project = (files: Record<string, string>) =>
  new Project(
    MODEL,
    Object.entries(files).map(([name, text]) => [`content/en/more/${name}`, text]),
  );

/** The problems of these custom pages, one line each. */
const errorFor = (files: Record<string, string>): string =>
  projectProblems(project(files), SITE)
    .filter(({ file }) => file.startsWith('content/en/more/'))
    .map(problemLine)
    .join('\n');

const OF_SITE = (name: string) => new RegExp(`"/${name}" is an address that the site uses`);
const OF_HOSTS = (name: string) => new RegExp(`"/${name}" is an address that hosts reserve`);
for (const [what, file, expected, text = customPageWith()] of [
  ['a space and capitals', 'Our Teams.yaml', /Our Teams\.yaml: .*letters.*such as our-teams\.yaml/],
  ['another ending', 'our-teams.md', /a name that ends in "\.yaml", such as our-teams\.yaml/],
  ['an ending that a program adds', 'our-teams.yaml.txt', /such as our-teams\.yaml; every/],
  ['the address of one of the four', 'about-us.yaml', OF_SITE('about-us')],
  ['the address of the editor', 'admin.yaml', OF_SITE('admin')],
  ['a folder that a route writes', 'share.yaml', OF_SITE('share')],
  ['a folder of public/', 'licences.yaml', OF_SITE('licences')],
  ['a language', 'en.yaml', OF_SITE('en')],
  ...['index', '404', 'cgi-bin', 'con', 'cdn-cgi'].map(
    (name) => [`the name ${name}`, `${name}.yaml`, OF_HOSTS(name)] as const,
  ),
  ['an empty file', 'our-teams.yaml', /[Tt]his file is empty; copy another page/, '\n'],
  ['no YAML', 'our-teams.yaml', /our-teams\.yaml, line 2, column 1: .*: - y/, 'title: [x\n- y'],
] as const) {
  test(`refuses ${what}`, () => {
    assert.match(errorFor({ [file]: text }), expected);
  });
}

/** Copies of a page, each with `added` in the middle of one text, and the name of its field. */
function copiesWith(page: object, added: string) {
  const texts = [...fieldsOf({}, page)].filter(({ value }) => typeof value === 'string');
  return texts.map(({ path, value }) => {
    const copy = structuredClone(page);
    const holder = valueAt(copy, path.slice(0, -1));
    assert.ok(holder instanceof Object);
    const text = String(value);
    const middle = Math.ceil(text.length / 2);
    Reflect.set(holder, path.at(-1) ?? '', text.slice(0, middle) + added + text.slice(middle));
    return { field: path.join(' › '), source: stringify(copy) };
  });
}

test('accepts no character in any text that would end a feed, or turn what follows it', () => {
  const linked = { block: 'text', text: '[Words](/donate "Some words of a title")' };
  const own = customPagesOfExample();
  const blocks = own.flatMap((page) => z.array(z.unknown()).parse(page['blocks']));
  // A page for each block, and each page with one block, because long pages take long to check.
  const pages = [
    ...blocks.map((block) => ({ ...own[0], blocks: [block] })),
    ...own.map((page) => ({ ...page, blocks: [linked] })),
  ];
  // src/content/fields/fields.test.ts tests the other characters against the same rule.
  for (const { field, source } of pages.flatMap((page) => copiesWith(page, '\uffff'))) {
    const { problems = [] } = checkYaml(source, MODEL.customPage, 'content/en/more/page.yaml');
    assert.ok(problems.length > 0, field);
  }
});
