import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSite } from '#content/disk';
import { Project } from '#content/project';
import { FEATURES, MODEL } from '#site/features';
import { contentIn, textOf, typedInto } from '../../../../tests/editor/project.ts';
import {
  BROKEN_LINKS,
  EN,
  FR,
  faqsWith,
  customPageWith,
  pageWithIds,
} from '../../../../tests/fixtures/broken-links.ts';
import { fields } from '../../../../tests/support/fields.ts';
import { findMistakes } from '../project/find-mistakes.ts';
import { formData } from './file-schema.ts';
import { mistakeSentence } from './mistakes.ts';
import { TextFiles } from './text-files.ts';

/** Mistakes that stop the build, made in the editor: each is reported and prevents publishing. */
const ROOT = new URL('../../../../', import.meta.url);
const CONTENT = contentIn(['en', 'fr', 'ar']);
const FACTS = MODEL.pathOf('organisation', '');
const PUBLISHED = fields({ languages: ['en', 'fr'] }).setIn(textOf(FACTS));
const SITE = { ...readSite(ROOT, FEATURES), idsOf: () => Promise.resolve(['faqs', 'is-it-free']) };

/** Shared by all tests, because checks of unchanged files are cached. */
const SHIPPED = new TextFiles(
  new Project(
    MODEL,
    CONTENT.map((path) => [path, path === FACTS ? PUBLISHED : textOf(path)]),
  ),
);
let published = SHIPPED;

/** Opens the project in three languages, two of them published, with some files replaced. */
function open(files: Record<string, string> = {}): void {
  published = Object.entries(files).reduce((all, file) => all.with(...file), SHIPPED);
}

/** Types the data of a text into the form of a file, and checks the project. */
async function saveText(path: string, text: string) {
  const data = formData(path, text);
  const texts = typedInto(published, path, data);
  const { mistakes, elsewhere } = await findMistakes(published, texts, [path], SITE);
  const sentences = mistakes
    .map((mistake) => mistakeSentence(mistake, mistake.path === path ? mistake.label : undefined))
    .join('\n');
  return { beside: mistakes, elsewhere, texts, isSaved: mistakes.length === 0, sentences };
}

/** Expects that a mistake is reported in these words, and prevents publishing. */
async function expectMistake(path: string, text: string, expected: RegExp) {
  const { sentences, isSaved, beside } = await saveText(path, text);
  assert.match(sentences, expected);
  assert.ok(!isSaved);
  return beside;
}

for (const [what, files, expected] of BROKEN_LINKS) {
  test(`tells of ${what}`, async () => {
    const entries = Object.entries<string>(files);
    const [path = '', text = ''] = entries.find(([, text]) => text.includes('](/')) ?? [];
    open(Object.fromEntries(entries.filter(([file]) => file !== path)));
    const sentence =
      /"\\\/.*?(?=[,;])/.exec(expected.source)?.[0].replace(/ \\\(.*?\\\)/, '') ?? '';
    const [mistake] = await expectMistake(path, text, new RegExp(sentence));
    assert.equal(mistake?.path, path);
    if (what === 'a link to a draft') assert.equal(mistake.fixableIn?.path, `${EN}/later.yaml`);
  });
}

test('tells of a date and a question with the same id, whichever form is open, and names both', async () => {
  const page = `${EN}/workshops.yaml`;
  const dates = MODEL.pathOf('dates', 'en');
  const dated = (id: string) => `dates:\n  - id: ${id}\n    title: Songs\n    start: 2027-03-12\n`;
  open({ [page]: pageWithIds, [dates]: dated('songs') });
  const expected =
    /Workshops › Parts › 1 › Questions › 1 › .*"#is-it-free" is the address of a date/;
  const [mistake] = await expectMistake(dates, dated('is-it-free'), expected);
  assert.deepEqual([mistake?.path, mistake?.fixableIn?.path], [page, dates]);
  assert.doesNotMatch(mistake?.message ?? '', /\.yaml/);
  open({
    [page]: pageWithIds.replace('is-it-free', 'songs-of-today'),
    [dates]: dated('is-it-free'),
  });
  await expectMistake(
    page,
    pageWithIds,
    /"#is-it-free" is the address of a date on \/workshops too/,
  );
});

const LINKING = { 'content/en/faqs.yaml': faqsWith('[Our teams](/our-teams)') };
const TEAMS = `${EN}/our-teams.yaml`;

test('names the links that lead to a page before it is taken offline or deleted', async () => {
  open({ ...LINKING, [TEAMS]: customPageWith() });
  const [mistake] = await expectMistake(
    TEAMS,
    customPageWith('Words.', { publish: false }),
    /^Questions › 1 › Answer: "\/our-teams" is a draft that nobody sees/,
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

const changed = (values: Parameters<typeof fields>[0]) => fields(values).setIn(PUBLISHED);
const QUESTIONS = MODEL.pathOf('faqs', 'en');

const OF_THE_PROJECT: [string, string, string, RegExp, Record<string, string>?][] = [
  [
    'a language that lacks a word',
    FACTS,
    changed({ languages: ['en', 'fr', 'ar'] }),
    /^العربية › Home › Top of the page › Badge: This is missing/m,
    {
      [MODEL.pathOf('home', 'ar')]: textOf(MODEL.pathOf('home', 'ar')).replace(
        /^ *badge:.*\n/m,
        '',
      ),
    },
  ],
  [
    'a link to a part that a page does not have',
    FACTS,
    changed({ footerLinks: { faqs: '/contact-us#nowhere' } }),
    /^Footer links › FAQs?: "#nowhere" is not a part of \/contact-us\. Write one of #faqs/im,
  ],
  [
    'a draft in a language that nobody sees, with a field left empty',
    'content/ar/more/new.yaml',
    customPageWith().replace(/^heading:.*\n/m, ''),
    /^Heading: This is missing/,
  ],
  [
    'a date without its start, before one without its title',
    'content/en/dates.yaml',
    'dates:\n  - id: first\n    title: Term\n  - id: next\n    start: 2027-03-12\n',
    /^Dates › 1 › Start: This is missing/m,
  ],
];
for (const [what, path, text, expected, files] of OF_THE_PROJECT) {
  test(`tells of ${what}`, async () => {
    open(files);
    await expectMistake(path, text, expected);
  });
}

test('leads from a mistake to its field', async () => {
  open();
  const keyOf = async (path: string, text: string) =>
    (await saveText(path, text)).beside[0]?.keyPath;
  const home = MODEL.pathOf('home', 'en');
  // A list of texts is one field.
  const long = textOf(home).replace(/- Empowering/, `- ${'long '.repeat(9)}`);
  assert.equal(await keyOf(home, long), 'hero.headline');
  const faqs = textOf(QUESTIONS).replace(/question: .*/, 'question: "<b>"');
  assert.equal(await keyOf(QUESTIONS, faqs), 'questions.0.question');
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
