import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { withValue } from '#editor/store/data/values.ts';
import { FEATURES, MODEL } from '#site/features.ts';
import { knownTexts } from '../../../tests/fixtures/known-content.ts';
import { fields } from '../../../tests/support/fields.ts';
import { ROOT } from '../../../tests/support/root.ts';
import { exampleTexts } from '../../../tests/support/sites.ts';
import { readProject } from '../disk/read-project.ts';
import { readSite } from '../disk/read-site.ts';
import { type Field, fieldOf, fieldsOf } from '../fields/field.ts';
import { Project } from '../project/project.ts';
import { checkYaml } from '../reading/check-yaml.ts';
import { type ContentProblem, problemLine } from '../reading/content-error.ts';
import { projectProblems } from './project-problems.ts';

const PROJECT_FOLDER = pathToFileURL(ROOT);
const SITE = readSite(PROJECT_FOLDER, FEATURES);
const PROJECT = new Project(MODEL, knownTexts(['en', 'fr']));

/** The problems of the project after one file has changed, one line each. */
const problemsWith = (path: string, text: string | undefined) =>
  projectProblems(PROJECT.with(path, text), SITE).map(problemLine).join('\n');

/** A file of content/ with some fields changed. */
const changed = (path: string, changes: object) =>
  fields(changes).setIn(PROJECT.get(path) ?? assert.fail(path));

test('finds nothing wrong with the content as it is', () => {
  for (const project of [PROJECT, readProject(MODEL, PROJECT_FOLDER)])
    assert.deepEqual(projectProblems(project, SITE), []);
});

test('refuses to do without a file of facts', () => {
  for (const path of ['content/organisation.yaml', 'content/pictures.yaml'])
    assert.equal(
      problemsWith(path, undefined),
      `${path}: This file is missing; the site needs it.`,
    );
});

for (const [code, isPublished] of [
  ['en', true],
  ['fr', false],
] as const) {
  const path = `content/${code}/site.yaml`;
  test(`${isPublished ? 'refuses' : 'accepts'} missing words where a language is ${isPublished ? '' : 'not '}published`, () => {
    const expected = isPublished
      ? /site\.yaml, line \d+: field "skipLink": Fill this in[^]*field "newTab": Fill this in/
      : /^$/;
    const text = changed(path, { skipLink: null, joinButton: '', newTab: undefined });
    assert.match(problemsWith(path, text), expected);
    assert.match(
      problemsWith(path, undefined),
      isPublished ? /site\.yaml: This file is missing/ : /^$/,
    );
  });
}

test('accepts a translation with its first two words where a language is not published', () => {
  const begun = 'header: { links: { home: Accueil } }\nfooter: { links: { ourTeams: Équipes } }';
  assert.equal(problemsWith('content/fr/site.yaml', begun), '');
});

test('refuses a wrong text in every language', () => {
  const path = 'content/fr/site.yaml';
  const wrong = changed(path, { skipLink: 'Aller <b>au</b> contenu' });
  assert.match(problemsWith(path, wrong), /fr\/site\.yaml.*without HTML tags/);
});

test('refuses variables in the texts that fill variables', () => {
  const facts = 'content/organisation.yaml';
  const said = (path: string, changes: object) => problemsWith(path, changed(path, changes));
  const refused = /Write the words themselves instead of "\{\w+\}"/;
  assert.match(said(facts, { name: '{founder} Foundation' }), refused);
  assert.match(said(facts, { founder: { name: '{who}' } }), refused);
  const home = { vision: { founder: 'All of {organisation}' } };
  assert.match(said('content/en/pages/home.yaml', home), refused);
  assert.match(said(facts, { supportEmail: '{name}@own.africa' }), /Write an email address/);
});

/** A value of another type, or a text with a character that would end a feed, or turn what follows. */
function wrongValue(value: unknown): string {
  if (typeof value !== 'string') return 'neither a number nor true';
  const middle = Math.ceil(value.length / 2);
  return `${value.slice(0, middle)}\uffff${value.slice(middle)}`;
}

/** Each field that the example fills in, which is every field: src/recipes.test.ts. Items of a list are alike. */
function* filledFields() {
  const known = new Set<Field>();
  for (const [file, text] of Object.entries(exampleTexts())) {
    const { code, schema } = MODEL.fileInfoOf(file);
    if (!schema || !['', 'en'].includes(code)) continue;
    const data: unknown = parse(text);
    for (const { path, value, field } of fieldsOf(fieldOf(schema), data)) {
      if (known.has(field) || value === undefined) continue;
      known.add(field);
      // As JSON, which is YAML, too, and takes a third of the time to write and to read.
      const problemsIf = (other: unknown) =>
        checkYaml({ text: JSON.stringify(withValue(data, path, other)), path: file }, schema)
          .problems ?? [];
      yield { place: [file, ...path].join(' › '), path, value, problemsIf };
    }
  }
}

const placeOf = ({ file, path }: ContentProblem) => [file, ...path].join(' › ');

test('each field of each file refuses a wrong value, and is named by its file and its place', () => {
  for (const { place, path, value, problemsIf } of filledFields()) {
    if (typeof value === 'object') continue;
    // Whoever writes no kind of block or delivery is told at the block.
    const around = path.length > 1 ? place.slice(0, place.lastIndexOf(' › ')) : place;
    const named = problemsIf(wrongValue(value)).map(placeOf);
    assert.ok(named.includes(place) || named.includes(around), place);
  }
});

test('each field of each file that is empty is told as if it were missing', () => {
  const told = (problem: ContentProblem) => `${placeOf(problem)}: ${problem.message}`;
  for (const { place, path, problemsIf } of filledFields()) {
    // An empty item keeps its place.
    if (typeof path.at(-1) !== 'string') continue;
    assert.deepEqual(problemsIf(null).map(told), problemsIf(undefined).map(told), place);
  }
});
