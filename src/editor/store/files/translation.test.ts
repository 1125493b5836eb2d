import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { isGroup } from '#content/data';
import { customPagesFolder } from '#content/project';
import { parseRecord } from '#content/translations';
import { MODEL } from '#site/features';
import { HOME_FILE } from '#site/pages/home/content.ts';
import {
  dataIn,
  formOf,
  sentencesIn,
  textOf,
  textsIn,
  typedInto,
} from '../../../../tests/editor/project.ts';
import { mistakesOf } from './mistakes.ts';
import { OpenProject } from './open-project.ts';
import {
  acceptedRecord,
  canBeShown,
  translationDraft,
  filesToTranslate,
  recordAfterSave,
  originalTexts,
  untranslatedPages,
} from './translation.ts';

const ENGLISH_HOME = MODEL.pathOf('home', 'en');
const FRENCH = MODEL.pathOf('home', 'fr');

const ENGLISH = z
  .object({ hero: z.object({ badge: z.string(), headline: z.array(z.string()) }) })
  .parse(parse(textOf(ENGLISH_HOME)));

const SHIPPED = textsIn(['en', 'fr', 'ar']);
const opened = (changes: Record<string, string> = {}) =>
  Object.entries(changes).reduce((all, file) => all.with(...file), SHIPPED);

/** The project with another badge on Home of a language. */
function withBadge(texts: OpenProject, path: string, badge: string): OpenProject {
  const values = formOf(texts, path);
  const { hero } = values;
  assert.ok(isGroup(hero));
  return typedInto(texts, path, { ...values, hero: { ...hero, badge } });
}

/** The mistakes of a file in an unpublished language. */
function sentences(texts: OpenProject, path: string): string {
  const { problems = [] } = texts.checkedData(path);
  return sentencesIn(
    mistakesOf(
      problems.filter(({ missing }) => !missing),
      texts,
    ),
  );
}

/** An English original that has changed since it was translated. */
const REWRITTEN = {
  [ENGLISH_HOME]: textOf(ENGLISH_HOME).replace(/badge:.*/, 'badge: Other words'),
};

test('names the files in which a text is missing or whose original has changed, until they are right', () => {
  const texts = opened(REWRITTEN);
  const left = (now: OpenProject) =>
    filesToTranslate(now, 'fr').map((item) => [item.path, item.left]);
  assert.deepEqual(left(opened()), []);
  assert.deepEqual(left(texts), [[FRENCH, 0]]);
  assert.deepEqual(left(texts.with(...acceptedRecord(texts, FRENCH))), []);
  assert.deepEqual(left(withBadge(opened(), FRENCH, '')), [[FRENCH, 1]]);
  const { gap } = originalTexts(withBadge(opened(), FRENCH, ''), FRENCH).get('hero.badge') ?? {};
  assert.equal(gap, 'missing');
});

test('lets a language that nobody sees lack texts', () => {
  const lacking = withBadge(opened(), FRENCH, '');
  assert.equal(sentences(lacking, FRENCH), '');
  assert.doesNotMatch(lacking.get(FRENCH) ?? '', /badge/);
  // The page shows the original of a missing text.
  assert.equal(lacking.content('fr')?.of(HOME_FILE).hero.badge, ENGLISH.hero.badge);
});

test('a language can be shown with what was only not checked or not translated, not with a gap', () => {
  const outdated = opened(REWRITTEN);
  const untranslated = withBadge(opened(), FRENCH, ENGLISH.hero.badge);
  for (const texts of [outdated, untranslated]) {
    assert.equal(filesToTranslate(texts, 'fr').length, 1);
    assert.ok(canBeShown(texts, 'fr'));
  }
  assert.ok(!canBeShown(withBadge(opened(), FRENCH, ''), 'fr'));
  assert.ok(!canBeShown(opened().with(FRENCH, undefined), 'fr'));
});

test('adds a new file to the record, and leaves an outdated one outdated', () => {
  const texts = opened(REWRITTEN);
  const french = `${customPagesFolder('fr')}/our-teams.yaml`;
  const begun = recordAfterSave(texts, french, textOf(french), '{}') ?? '';
  assert.deepEqual(Object.keys(parseRecord(begun)), ['more/our-teams.yaml']);
  assert.equal(
    recordAfterSave(texts, FRENCH, textOf(FRENCH).replace(/badge:.*/, 'badge: A')),
    undefined,
  );
  assert.equal(recordAfterSave(texts, ENGLISH_HOME, 'title: Other\n'), undefined);
});

const WORKSHOPS = `${customPagesFolder('en')}/workshops.yaml`;

test('begins a new page with the words of a page of the first language', () => {
  assert.deepEqual(untranslatedPages(opened(), 'fr'), []);
  const text = textOf(`${customPagesFolder('en')}/our-teams.yaml`)
    .replace(/^heading:.*/m, 'heading: Our workshops')
    .replace(/^blocks:/m, '$&\n  - block: news');
  const texts = opened().with(WORKSHOPS, text);
  assert.deepEqual(
    untranslatedPages(texts, 'fr').map(({ form }) => form),
    ['Our workshops'],
  );
  const begun = translationDraft(texts, WORKSHOPS) ?? '';
  const { publish, translates, heading } = dataIn(begun);
  assert.deepEqual([publish, translates, heading], [false, '/workshops', 'Our workshops']);
  assert.doesNotMatch(begun, /most:/, 'a default that the original does not say');
  const french = `${customPagesFolder('fr')}/`;
  const beside = originalTexts(texts.with(french, begun), french);
  assert.equal(beside.get('heading')?.gap, 'same');
  // A draft may contain English texts.
  const arabic = `${customPagesFolder('ar')}/workshops.yaml`;
  for (const path of [arabic, `${customPagesFolder('fr')}/workshops.yaml`])
    assert.equal(sentences(texts.with(path, begun), path), '');
});
