import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { recordPath } from '../../src/content/languages/record.ts';
import { fields } from '../../tests/support/fields.ts';
import { projectIn, textOf, toldOf } from '../../tests/editor/project.ts';
import { ownFolder, pathOf } from './place.ts';
import { Project, type Values } from './project.ts';

const FACTS = pathOf('organisation', '');
const ENGLISH_HOME = pathOf('home', 'en');
const FRENCH = pathOf('home', 'fr');
const ARABIC = pathOf('home', 'ar');
const BADGE = 'pages/home.yaml hero › badge';

const ENGLISH = parse(textOf(ENGLISH_HOME)) as {
  hero: { badge: string; headline: string[] };
};

const opened = (changes?: Record<string, string>) => projectIn(['en', 'fr', 'ar'], changes);
const read = (project: Project, path: string) => project.read(path, textOf(path));

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

test('beside each field of a translation stand the words of the first language', () => {
  const beside = opened().beside(FRENCH);
  assert.equal(beside.get('hero.badge')?.source, ENGLISH.hero.badge);
  assert.equal(beside.get('hero.headline.0')?.source, ENGLISH.hero.headline[0]);
  const biography = opened().beside(pathOf('biography', 'fr')).get('body');
  assert.equal(biography?.source, textOf(pathOf('biography', 'en')).trim());
});

test('nothing stands beside what is no translation', () => {
  for (const path of [ENGLISH_HOME, FACTS, pathOf('language', 'fr')]) {
    assert.equal(opened().beside(path).size, 0, path);
  }
});

test('a text that is missing, and one of which the first language has changed, are told until they are translated', () => {
  const project = opened(REWRITTEN);
  assert.equal(project.beside(FRENCH).get('hero.badge')?.wanting, 'stale');
  const values = read(project, FRENCH);
  const touched = project.draft(FRENCH, withBadge(values, 'D’autres mots'));
  assert.equal(touched.beside.get('hero.badge')?.wanting, undefined);
  const emptied = project.draft(FRENCH, withBadge(values, ''));
  assert.equal(emptied.beside.get('hero.badge')?.wanting, 'missing');
});

test('with a translation its record is written, as by `npm run generate -- translations`', () => {
  const project = opened(REWRITTEN);
  const before = JSON.parse(textOf(recordPath('fr'))) as Record<string, [number, number]>;
  assert.equal(project.recordWith(FRENCH, textOf(FRENCH)), undefined);
  const text = project.write(FRENCH, withBadge(read(project, FRENCH), 'D’autres mots'));
  const after = JSON.parse(project.recordWith(FRENCH, text) ?? '{}') as typeof before;
  const { [BADGE]: was, ...othersBefore } = before;
  const { [BADGE]: is, ...othersAfter } = after;
  assert.deepEqual(othersAfter, othersBefore);
  assert.deepEqual(Object.keys(after), Object.keys(before));
  assert.notEqual(is?.[0], was?.[0]);
  assert.notEqual(is?.[1], was?.[1]);
  assert.equal(project.recordWith(ENGLISH_HOME, 'title: Other\n'), undefined);
});

test('where a file cannot be read no record is written: it would forget that file', () => {
  const project = new Project('en');
  project.read(FRENCH, textOf(FRENCH));
  project.readRecord('fr', textOf(recordPath('fr')));
  assert.equal(
    project.recordWith(FRENCH, textOf(FRENCH).replace(/badge:.*/, 'badge: Autre')),
    undefined,
  );
});

test('a language that nobody sees may lack texts, one that is published may not', () => {
  const lacking = (project: Project) => withBadge(read(project, FRENCH), '');
  const hidden = opened();
  assert.deepEqual(hidden.draft(FRENCH, lacking(hidden)).mistakes, []);
  assert.doesNotMatch(hidden.write(FRENCH, lacking(hidden)), /badge/);
  // The page shows the words that are still to be translated.
  const short = opened();
  const text = textOf(FRENCH).replace(/^ *badge:.*\n/m, '');
  const shown = short.draft(FRENCH, short.read(FRENCH, text));
  assert.equal(shown.content?.home.hero.badge, ENGLISH.hero.badge);
  const seen = opened({ [FACTS]: PUBLISHED });
  assert.match(
    toldOf(seen.draft(FRENCH, lacking(seen)).mistakes),
    /Hero › Badge: expected at least/,
  );
  assert.throws(() => seen.write(FRENCH, lacking(seen)), { message: 'saving_failed' });
});

test('words in the letters of another language are told before saving', () => {
  const project = opened();
  const values = withBadge(read(project, ARABIC), 'Words that nobody has translated yet');
  assert.match(
    toldOf(project.draft(ARABIC, values).mistakes),
    /Hero › Badge: expected words in the letters/,
  );
});

test('a page is shown in its language, with the ways to the others', () => {
  const project = opened();
  const shown = (path: string) => {
    const { code, root, languages = [] } = project.draft(path, read(project, path)).content ?? {};
    return [code, root, ...languages.map((language) => language.code)];
  };
  assert.deepEqual(shown(ARABIC), ['ar', '/ar', 'en', 'ar']);
  assert.deepEqual(shown(ENGLISH_HOME), ['en', '', 'en']);
});

test('beside a page of the team’s own stands the one that it translates, as long as its blocks are the same', () => {
  const project = opened();
  const french = `${ownFolder('fr')}/nos-equipes.yaml`;
  const text = textOf(`${ownFolder('en')}/our-teams.yaml`).replace(
    /^publish:/m,
    'translates: /our-teams\npublish:',
  );
  project.read(french, text);
  const { heading, blocks } = parse(text) as { heading: string; blocks: { block: string }[] };
  assert.equal(project.beside(french).get('heading')?.source, heading);
  const inBlocks = (beside: ReadonlyMap<string, unknown>) =>
    [...beside.keys()].filter((path) => path.startsWith('blocks.'));
  assert.ok(inBlocks(project.beside(french)).length > blocks.length / 2);
  assert.equal(project.beside(french).get('blocks.0.block'), undefined);
  const another = text.replace(/^blocks:\n/m, 'blocks:\n  - block: join\n');
  assert.deepEqual(inBlocks(project.beside(french, another)), []);
});

test('a page of the team’s own of the same name has a record too', () => {
  const project = opened();
  const french = `${ownFolder('fr')}/our-teams.yaml`;
  const text = textOf(french).replace(/^heading:.*/m, 'heading: Notre équipe');
  const before = JSON.parse(textOf(recordPath('fr'))) as Record<string, unknown>;
  const after = JSON.parse(project.recordWith(french, text) ?? '{}') as typeof before;
  assert.deepEqual(Object.keys(after), Object.keys(before));
  const changed = Object.keys(after).filter((key) => String(after[key]) !== String(before[key]));
  assert.deepEqual(changed, ['more/our-teams.yaml heading']);
});

const WORKSHOPS = `${ownFolder('en')}/workshops.yaml`;

test('a new page begins with one of the first language, whose words are to be translated', () => {
  const project = opened();
  assert.deepEqual(project.untranslated('fr'), []);
  const text = textOf(`${ownFolder('en')}/our-teams.yaml`);
  project.read(WORKSHOPS, text.replace(/^heading:.*/m, 'heading: Our workshops'));
  assert.deepEqual(
    project.untranslated('fr').map(({ form }) => form),
    ['Our workshops'],
  );
  const { values = {}, text: begun } = project.begun(WORKSHOPS) ?? {};
  assert.deepEqual(
    [values['publish'], values['translates'], values['heading']],
    [false, '/workshops', 'Our workshops'],
  );
  const beside = project.beside(`${ownFolder('fr')}/`, begun);
  assert.equal(beside.get('heading')?.wanting, 'same');
  // Nobody sees the draft, so that it may be saved with English words in it.
  const arabic = `${ownFolder('ar')}/workshops.yaml`;
  assert.deepEqual(project.draft(arabic, values).mistakes, []);
  assert.deepEqual(project.draft(`${ownFolder('fr')}/`, values).mistakes, []);
});

test('who changes the first language is told which published languages lag behind after the save', async () => {
  const project = opened({ [FACTS]: PUBLISHED });
  const behindOf = async (badge: string) => {
    const values = withBadge(read(project, ENGLISH_HOME), badge);
    const { behind, here, caused } = await project.whole(ENGLISH_HOME, values);
    assert.deepEqual([here, caused], [[], []]);
    return behind.map(({ form, count }) => `${form}: ${count}`);
  };
  assert.deepEqual(await behindOf(ENGLISH.hero.badge), []);
  assert.deepEqual(await behindOf('Other words'), ['Français › Home: 1']);
});
