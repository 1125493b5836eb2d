import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { checkLanguages } from './languages.ts';
import { parseContent } from '../reading/parse-content.ts';
import { language } from '../schemas/language.ts';
import { organisation } from '../schemas/organisation.ts';

/** The error for a content/ with these files; empty if there is none. */
async function errorFor(files: Record<string, string>): Promise<string> {
  const all = Object.entries(files).map(([path, text]) => [`content/${path}`, text] as const);
  return checkLanguages(folderWith(Object.fromEntries(all))).then(
    () => '',
    (error: unknown) => String(error),
  );
}

test('accepts language folders with files that pages read, published or not', async () => {
  const files = { 'en/site.yaml': '', 'fr/pages/home.yaml': '', 'ar/more/team.yaml': '' };
  assert.equal(await errorFor({ ...files, 'images/a.jpg': '', 'translations/fr.json': '' }), '');
});

test('refuses a folder whose name is not a language', async () => {
  assert.match(
    await errorFor({ 'en/site.yaml': '', 'xq/site.yaml': '' }),
    /content\/xq: expected the code of a language, such as fr or sw; no language is known/,
  );
  assert.match(
    await errorFor({ 'en/site.yaml': '', 'PT/site.yaml': '' }),
    /content\/PT: expected "pt", as the code/,
  );
  assert.match(
    await errorFor({ 'en/site.yaml': '', 'my notes/a.txt': '' }),
    /content\/my notes: expected/,
  );
});

test('refuses a published language without a folder', async () => {
  assert.match(
    await errorFor({ 'en/site.yaml': '', 'organisation.yaml': 'languages: [en, fr]' }),
    /content\/organisation\.yaml: field "languages": "fr" has no folder; expected its words in content\/fr/,
  );
});

test('suggests `region` for a regional variant of a language that has a folder', async () => {
  assert.match(
    await errorFor({
      'en/site.yaml': '',
      'pt/site.yaml': '',
      'organisation.yaml': 'languages: [en, pt-MZ]',
    }),
    /"pt-MZ" has no folder; expected "pt", with "region: MZ" in content\/pt\/language\.yaml, see/,
  );
});

test('refuses a region that is not a country', () => {
  const problem = (region: string) => {
    try {
      parseContent(`ownName: Português\nregion: ${region}`, language, 'content/pt/language.yaml');
      return '';
    } catch (error) {
      return String(error);
    }
  };
  assert.equal(problem('AO'), '');
  for (const wrong of ['Angola', 'ao', 'QQ'])
    assert.match(problem(wrong), /line 2: field "region": expected the code of a country/, wrong);
});

test('refuses duplicate files and files that no page reads', async () => {
  const files = { 'en/site.yaml': '', 'en/site.yml': '', 'en/pages/hoem.yaml': '' };
  const problems = await errorFor(files);
  assert.match(
    problems,
    /content\/en\/site\.yml: content\/en\/site\.yaml says the same; two files/,
  );
  assert.match(problems, /en\/pages\/hoem\.yaml: no page reads .* Perhaps "pages\/home\.yaml"/);
});

test('reports a duplicate or unknown language with its line', () => {
  const facts = (languages: string) =>
    `name: A\nsiteAddress: https://a.africa\nsupportEmail: a@a.africa\naddresses:\n  signUpForm: https://a.africa\ncontact:\n  delivery: none\nkeptOnDevice: true\nlanguages: ${languages}`;
  const problem = (languages: string) => {
    try {
      parseContent(facts(languages), organisation, 'content/organisation.yaml');
      return '';
    } catch (error) {
      return String(error);
    }
  };
  assert.equal(problem('[en, fr]'), '');
  assert.match(
    problem('[en, fr, en]'),
    /line 9: field "languages › 3": expected each language once/,
  );
  assert.match(problem('[en, klingonish]'), /"languages › 2": expected the code of a language/);
  assert.match(problem('[FR]'), /"languages › 1": expected "fr", as the code/);
  assert.match(problem('[]'), /"languages": expected at least one language/);
});
