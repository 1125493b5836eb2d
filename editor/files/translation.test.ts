import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { recordPath } from '../../src/core/languages/record.ts';
import { fields } from '../../tests/support/fields.ts';
import { projectIn, textOf, sentencesIn } from '../../tests/editor/project.ts';
import { pathOf } from './model.ts';
import { ownFolder } from '../../src/core/project/file-place.ts';
import { EditorProject, type Values } from './editor-project.ts';
import { beginningWith, recordAfterSave, originalTexts, untranslatedPages } from './translation.ts';

const FACTS = pathOf('organisation', '');
const ENGLISH_HOME = pathOf('home', 'en');
const FRENCH = pathOf('home', 'fr');
const ARABIC = pathOf('home', 'ar');

const ENGLISH = parse(textOf(ENGLISH_HOME)) as {
  hero: { badge: string; headline: string[] };
};

const opened = (changes?: Record<string, string>) => projectIn(['en', 'fr', 'ar'], changes);
const read = (project: EditorProject, path: string) => project.read(path, textOf(path));

/** The values of a form with another badge. */
const withBadge = (values: Values, badge: string): Values => ({
  ...values,
  hero: { ...(values['hero'] as Values), badge },
});

/** The facts of a site that is published in two languages. */
const PUBLISHED = fields({ languages: ['en', 'fr'] }).setIn(textOf(FACTS));

/** English with another badge than the one that was translated. */
const REWRITTEN = {
  [ENGLISH_HOME]: textOf(ENGLISH_HOME).replace(/badge:.*/, 'badge: Other words'),
};

test('gives the original words of each field of a translation', () => {
  const beside = originalTexts(opened().texts, FRENCH);
  assert.equal(beside.get('hero.badge')?.source, ENGLISH.hero.badge);
  assert.equal(beside.get('hero.headline.0')?.source, ENGLISH.hero.headline[0]);
  const biography = originalTexts(opened().texts, pathOf('biography', 'fr')).get('body');
  assert.equal(biography?.source, textOf(pathOf('biography', 'en')).trim());
});

test('gives no original words of a file that is no translation', () => {
  for (const path of [ENGLISH_HOME, FACTS, pathOf('language', 'fr')]) {
    assert.equal(originalTexts(opened().texts, path).size, 0, path);
  }
});

test('marks a missing text, and one whose original has changed, until they are translated', () => {
  const project = opened(REWRITTEN);
  assert.equal(originalTexts(project.texts, FRENCH).get('hero.badge')?.gap, 'stale');
  const values = read(project, FRENCH);
  const touched = project.preview(FRENCH, withBadge(values, 'D’autres mots'));
  assert.equal(touched.originals.get('hero.badge')?.gap, undefined);
  const emptied = project.preview(FRENCH, withBadge(values, ''));
  assert.equal(emptied.originals.get('hero.badge')?.gap, 'missing');
});

test('writes no record while a file cannot be read, because the record would lose that file', () => {
  const project = new EditorProject();
  project.read(FRENCH, textOf(FRENCH));
  project.readRecord(recordPath('fr'), textOf(recordPath('fr')));
  assert.equal(
    recordAfterSave(project.texts, FRENCH, textOf(FRENCH).replace(/badge:.*/, 'badge: Autre')),
    undefined,
  );
});

test('lets a language that nobody sees lack texts', () => {
  const lacking = (project: EditorProject) => withBadge(read(project, FRENCH), '');
  const hidden = opened();
  assert.deepEqual(hidden.preview(FRENCH, lacking(hidden)).mistakes, []);
  assert.doesNotMatch(hidden.write(FRENCH, lacking(hidden)), /badge/);
  // The page shows the words that are still to be translated.
  const short = opened();
  const text = textOf(FRENCH).replace(/^ *badge:.*\n/m, '');
  const shown = short.preview(FRENCH, short.read(FRENCH, text));
  assert.equal(shown.content?.home.hero.badge, ENGLISH.hero.badge);
});

test('tells of words in the letters of another language before they are saved', () => {
  const project = opened();
  const values = withBadge(read(project, ARABIC), 'Words that nobody has translated yet');
  assert.match(
    sentencesIn(project.preview(ARABIC, values).mistakes),
    /Hero › Badge: expected words in the letters/,
  );
});

test('shows a page in its language, with links to the other languages', () => {
  const project = opened();
  const shown = (path: string) => {
    const { code, root, languages = [] } = project.preview(path, read(project, path)).content ?? {};
    return [code, root, ...languages.map((language) => language.code)];
  };
  assert.deepEqual(shown(ARABIC), ['ar', '/ar', 'en', 'ar']);
  assert.deepEqual(shown(ENGLISH_HOME), ['en', '', 'en']);
});

test('gives the original words of an own page as long as both have the same blocks', () => {
  const project = opened();
  const french = `${ownFolder('fr')}/nos-equipes.yaml`;
  const text = textOf(`${ownFolder('en')}/our-teams.yaml`).replace(
    /^publish:/m,
    'translates: /our-teams\npublish:',
  );
  project.read(french, text);
  const { heading, blocks } = parse(text) as { heading: string; blocks: { block: string }[] };
  assert.equal(originalTexts(project.texts, french).get('heading')?.source, heading);
  const inBlocks = (beside: ReadonlyMap<string, unknown>) =>
    [...beside.keys()].filter((path) => path.startsWith('blocks.'));
  assert.ok(inBlocks(originalTexts(project.texts, french)).length > blocks.length / 2);
  assert.equal(originalTexts(project.texts, french).get('blocks.0.block'), undefined);
  const another = text.replace(/^blocks:\n/m, 'blocks:\n  - block: join\n');
  assert.deepEqual(inBlocks(originalTexts(project.texts, french, another)), []);
});

test('writes the record of a translation as `npm run generate -- translations` does', () => {
  const project = opened();
  const french = `${ownFolder('fr')}/our-teams.yaml`;
  assert.equal(recordAfterSave(project.texts, french, textOf(french)), undefined);
  assert.equal(recordAfterSave(project.texts, ENGLISH_HOME, 'title: Other\n'), undefined);
  const text = textOf(french).replace(/^heading:.*/m, 'heading: Notre équipe');
  const before = JSON.parse(textOf(recordPath('fr'))) as Record<string, unknown>;
  const after = JSON.parse(recordAfterSave(project.texts, french, text) ?? '{}') as typeof before;
  assert.deepEqual(Object.keys(after), Object.keys(before));
  const changed = Object.keys(after).filter((key) => String(after[key]) !== String(before[key]));
  assert.deepEqual(changed, ['more/our-teams.yaml heading']);
});

const WORKSHOPS = `${ownFolder('en')}/workshops.yaml`;

test('begins a new page with the words of a page of the first language', () => {
  const project = opened();
  assert.deepEqual(untranslatedPages(project.texts, 'fr'), []);
  const text = textOf(`${ownFolder('en')}/our-teams.yaml`);
  project.read(WORKSHOPS, text.replace(/^heading:.*/m, 'heading: Our workshops'));
  assert.deepEqual(
    untranslatedPages(project.texts, 'fr').map(({ form }) => form),
    ['Our workshops'],
  );
  const { values = {}, text: begun } = beginningWith(project.texts, WORKSHOPS) ?? {};
  assert.deepEqual(
    [values['publish'], values['translates'], values['heading']],
    [false, '/workshops', 'Our workshops'],
  );
  const beside = originalTexts(project.texts, `${ownFolder('fr')}/`, begun);
  assert.equal(beside.get('heading')?.gap, 'same');
  // Nobody sees the draft, so that it may be saved with English words in it.
  const arabic = `${ownFolder('ar')}/workshops.yaml`;
  assert.deepEqual(project.preview(arabic, values).mistakes, []);
  assert.deepEqual(project.preview(`${ownFolder('fr')}/`, values).mistakes, []);
});

test('names the published languages that lag behind once the first language is saved', async () => {
  const project = opened({ [FACTS]: PUBLISHED });
  const behindOf = async (badge: string) => {
    const values = withBadge(read(project, ENGLISH_HOME), badge);
    const { behind, here, caused } = await project.effects(ENGLISH_HOME, values);
    assert.deepEqual([here, caused], [[], []]);
    return behind.map(({ form, count }) => `${form}: ${count}`);
  };
  assert.deepEqual(await behindOf(ENGLISH.hero.badge), []);
  assert.deepEqual(await behindOf('Other words'), ['Français › Home: 1']);
});
