import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSite } from '#content/disk';
import { FEATURES, MODEL } from '#site/features';
import { textOf, textsIn, typedInto } from '../../../../tests/editor/project.ts';
import { EN, FR, faqsWith, customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import { fields, whole } from '../../../../tests/support/fields.ts';
import { withFormNames } from '../data/labels.ts';
import { findMistakes } from '../project/find-mistakes.ts';
import { mistakeSentence } from './mistakes.ts';

/** Mistakes that stop the build, made in the editor: each is reported and prevents publishing. */
const ROOT = new URL('../../../../', import.meta.url);
const FACTS = MODEL.pathOf('organisation', '');
const PUBLISHED = fields({ languages: ['en', 'fr'] }).setIn(textOf(FACTS));
const SITE = readSite(ROOT, FEATURES);

/** Shared by all tests, because checks of unchanged files are cached. */
const SHIPPED = textsIn(['en', 'fr', 'ar'], { [FACTS]: PUBLISHED });
let published = SHIPPED;

/** Opens the project in three languages, two of them published, with some files replaced. */
function open(files: Record<string, string> = {}): void {
  published = Object.entries(files).reduce((all, file) => all.with(...file), SHIPPED);
}

/** Types the data of a text into the form of a file, and checks the project. */
async function saveText(path: string, text: string) {
  const data = published.with(path, text).formValues(path);
  const texts = typedInto(published, path, data);
  const { mistakes, elsewhere } = await findMistakes(published, texts, [path], SITE);
  const sentences = mistakes
    .map((mistake) => mistakeSentence(mistake, mistake.path === path ? mistake.label : undefined))
    .join('\n');
  return { beside: mistakes, elsewhere, isSaved: mistakes.length === 0, sentences };
}

/** Expects that a mistake is reported in these words, and prevents publishing. */
async function expectMistake(path: string, text: string, expected: RegExp) {
  const { sentences, isSaved, beside } = await saveText(path, text);
  assert.match(sentences, expected);
  assert.ok(!isSaved);
  return beside;
}

test('a word that chooses nothing is corrected in the list of the choice', async () => {
  open();
  const delivery = whole({ to: 'team@example.africa' });
  const text = fields({ contact: { delivery } }).setIn(textOf(FACTS));
  const [mistake] = await expectMistake(FACTS, text, /^Contact › Where messages go: Write email,/);
  assert.equal(mistake?.keyPath, 'contact.delivery');
  for (const to of ['email', 'nobody'])
    assert.equal(
      published
        .with(FACTS, fields({ contact: whole({ delivery: { to } }) }).setIn(textOf(FACTS)))
        .field(FACTS, ['contact', 'delivery'])?.kind,
      'choice',
    );
});

const LINKING = { 'content/en/faqs.yaml': faqsWith('[Our teams](/our-teams)') };
const TEAMS = `${EN}/our-teams.yaml`;

test('names the links that lead to a page before it is hidden or deleted', async () => {
  open({ ...LINKING, [TEAMS]: customPageWith() });
  const [mistake] = await expectMistake(
    TEAMS,
    customPageWith('Words.', { publish: false }),
    /^Questions › 1 › Answer: "\/our-teams" is still a draft/,
  );
  assert.deepEqual([mistake?.path, mistake?.form], ['content/en/faqs.yaml', 'Questions']);
  const afterDeletion = async () =>
    (await findMistakes(published, published.with(TEAMS, undefined), [], SITE)).mistakes;
  const left = await afterDeletion();
  assert.deepEqual(
    left.map(({ path }) => path),
    ['content/en/faqs.yaml'],
  );
  open({ [TEAMS]: customPageWith() });
  assert.deepEqual(await afterDeletion(), []);
});

test('tells of a language that lacks a word', async () => {
  const home = MODEL.pathOf('home', 'ar');
  open({ [home]: textOf(home).replace(/^ *badge:.*\n/m, '') });
  await expectMistake(
    FACTS,
    fields({ languages: ['en', 'fr', 'ar'] }).setIn(PUBLISHED),
    /^العربية › Home › Top of the page › Badge: Fill this in/m,
  );
});

test('a translation that nobody sees is saved with its first two words', async () => {
  open();
  const begun = 'header: { links: { home: أ } }\nfooter: { links: { ourTeams: ب } }';
  assert.deepEqual((await saveText(MODEL.pathOf('site', 'ar'), begun)).sentences, '');
});

test('names a form instead of its file, but never within the name of another file', async () => {
  assert.equal(withFormNames(`See ${MODEL.file('dates').path}.`), 'See “Dates”.');
  const page = customPageWith('Words.', { translates: '/our-teams' });
  open({ [TEAMS]: customPageWith(), [`${FR}/candidates.yaml`]: page });
  await expectMistake(`${FR}/later.yaml`, page, /content\/fr\/more\/candidates\.yaml translates/);
});

test('tells of a mistake in another file, and saves this one all the same', async () => {
  const broken = { [`${FR}/our-teams.yaml`]: customPageWith('[x](/nowhere)') };
  open(broken);
  const home = MODEL.pathOf('home', 'en');
  const text = textOf(home).replace(/badge:.*/, 'badge: Other words');
  const { elsewhere, isSaved } = await saveText(home, text);
  assert.deepEqual(
    elsewhere.map(({ form, label }) => `${form} › ${label}`),
    ['Français › A page › Parts › 1 › Text'],
  );
  assert.ok(isSaved);
});
