import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { MODEL } from '#site/features.ts';
import { language, languages } from '../files/language.ts';
import { Project } from '../project/project.ts';
import { checkYaml } from '../reading/check-yaml.ts';
import { problemLine } from '../reading/content-error.ts';
import { languageProblems } from './language-problems.ts';

/** The language problems of a content/ with these files, one line each. */
function errorFor(files: Record<string, string>): string {
  const all = Object.entries(files).map(([path, text]) => [`content/${path}`, text] as const);
  return languageProblems(new Project(MODEL, all)).map(problemLine).join('\n');
}

test('accepts language folders with files that pages read, published or not', () => {
  const files = { 'en/site.yaml': '', 'fr/pages/home.yaml': '', 'ar/more/team.yaml': '' };
  assert.equal(
    errorFor({ ...files, 'images/a.jpg': '', 'translations/fr.json': '', 'notes.txt': '' }),
    '',
  );
});

for (const [what, files, expected] of [
  ['a folder of no language', { 'xq/a.yaml': '' }, /content\/xq: Write the code of a language/],
  ['a language in capitals', { 'PT/a.yaml': '' }, /content\/PT: Write "pt", as the code/],
  [
    'a published language without a folder',
    { 'organisation.yaml': 'languages: [en, fr]' },
    /content\/organisation\.yaml, line 1: field "languages": "fr" has no folder. Put its words into content\/fr/,
  ],
  [
    'a language that was copied with its name',
    {
      'organisation.yaml': 'languages: [en, ha]',
      'en/language.yaml': 'ownName: English',
      'ha/language.yaml': 'ownName: English',
    },
    /content\/ha\/language\.yaml, line 1: field "ownName": Write .*: "English" is another one/,
  ],
  [
    'a file to which a program has added an ending',
    { 'en/site.yaml.txt': '' },
    /site\.yaml\.txt: content\/en\/site\.yaml is the same file under another name/,
  ],
  [
    'facts under a name that nothing reads',
    { 'organization.yml': '' },
    /content\/organization\.yml: The site does not use .*It uses organisation\.yaml, pictures\.yaml/,
  ],
] as const) {
  test(`refuses ${what}`, () => {
    assert.match(errorFor({ 'en/site.yaml': '', ...files }), expected);
  });
}

const problem = (source: string) => {
  const fields = z.strictObject({ languages, region: language.shape.region });
  return (
    checkYaml({ text: source, path: 'x.yaml' }, fields).problems?.map(problemLine).join() ?? ''
  );
};

test('refuses a region that is not a country', () => {
  assert.equal(problem('region: AO'), '');
  for (const wrong of ['Angola', 'ao', 'QQ'])
    assert.match(problem(`region: ${wrong}`), /"region": Write the two capital letters/);
});

test('reports a duplicate or unknown language', () => {
  assert.equal(problem('languages: [en, fr]'), '');
  assert.match(problem('languages: [en, fr, en]'), /"languages › 3": Remove this language/);
  assert.match(problem('languages: [en, klingonish]'), /"languages › 2": Write the code of a/);
  assert.match(problem('languages: [FR]'), /"languages › 1": Write "fr", as the code/);
  assert.match(problem('languages: []'), /"languages": Choose at least one language/);
});
