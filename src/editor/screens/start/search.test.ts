import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { textsIn } from '../../../../tests/editor/project.ts';
import { search } from './search.ts';

const TEXTS = textsIn(['en', 'fr', 'pt', 'sw', 'ar']);
const HOME = MODEL.pathOf('home', 'en');

test('finds words with accents that are typed without them, and says where they stand', () => {
  const badge = 'badge: Ẹ káàbọ̀ sí ọ̀rọ̀ wa';
  const texts = TEXTS.with(HOME, TEXTS.text(HOME).replace(/badge:.*/, badge));
  const { results } = search(texts, 'KAABO si oro', 'en', 10);
  assert.deepEqual(results, [
    {
      path: HOME,
      keys: ['hero', 'badge'],
      text: 'Ẹ káàbọ̀ sí ọ̀rọ̀ wa',
      where: 'Home › Top of the page › Badge',
    },
  ]);
});

test('finds names of settings first, then words of the chosen language, then other languages', () => {
  const codeOf = (path: string) => path.split('/')[1];
  const french = MODEL.pathOf('home', 'fr');
  const texts = TEXTS.with(french, TEXTS.text(french).replace(/badge:.*/, 'badge: Contact'));
  const { results } = search(texts, 'contact', 'fr', 500);
  assert.equal(
    search(TEXTS, 'email', 'en', 1).results[0]?.where.split(' › ').at(-1),
    'Support email',
  );
  const codes = results.map(({ path }) => codeOf(path));
  assert.equal(codes.lastIndexOf('fr') < codes.indexOf('en'), true);
  // An empty field is found by its description.
  const { results: settings } = search(TEXTS, 'vulnerability', 'fr', 10);
  assert.deepEqual(
    settings.map(({ path, where }) => [path, where.split(' › ')[1]]),
    settings.map(() => ['content/organisation.yaml', 'Reporting a vulnerability']),
  );
  assert.notEqual(settings.length, 0);
});

test('finds a phone number in any spelling', () => {
  const spellings = ['+234 805 761 2394', '+2348057612394', '0805 761-2394', '08057612394'];
  for (const written of spellings) {
    const badge = `badge: "Call ${written} before 12 May"`;
    const texts = TEXTS.with(HOME, TEXTS.text(HOME).replace(/badge:.*/, badge));
    const count = (typed: string) => search(texts, typed, 'en', 10).count;
    for (const typed of [...spellings, '(0805) 761', '576123'])
      assert.equal(count(typed), 1, `${typed} in ${written}`);
    assert.equal(count('0805 761 2395'), 0);
  }
});

test('shows the paragraph of a long text, and counts what it does not show', () => {
  const { results, count } = search(TEXTS, 'choir practices', 'en', 1);
  assert.equal(results[0]?.where, 'About Us › Biography › Text');
  const paragraphs = results[0].text.split('\n');
  assert.equal(paragraphs.length, 1);
  assert.match(results[0].text, /choir practices/);
  assert.equal(count, 1);
  assert.ok(search(TEXTS, 'e', 'en', 5).count > 500);
  assert.equal(search(TEXTS, ' ', 'en', 5).count, 0);
});
