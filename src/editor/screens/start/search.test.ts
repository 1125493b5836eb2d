import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { textsIn } from '../../../../tests/editor/project.ts';
import { prepareSearch, search } from './search.ts';

const CODES = ['en', 'fr', 'pt', 'sw', 'ar'];
const HOME = MODEL.pathOf('home', 'en');
const withBadge = (badge: string) => {
  const texts = textsIn(CODES);
  return texts.with(HOME, (texts.get(HOME) ?? '').replace(/badge:.*/, `badge: ${badge}`));
};

test('finds words with accents that are typed without them, and says where they stand', () => {
  const texts = withBadge('Ẹ káàbọ̀ sí ọ̀rọ̀ wa');
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

test('finds words of the chosen language first, then settings, then other languages', () => {
  const texts = textsIn(CODES);
  const codeOf = (path: string) => path.split('/')[1];
  const { results } = search(texts, 'contact', 'fr', 500);
  const codes = results.map(({ path }) => codeOf(path));
  assert.equal(codes[0], 'fr');
  assert.equal(codes.lastIndexOf('fr') < codes.indexOf('en'), true);
  // An empty field is results by its description.
  const { results: settings } = search(texts, 'vulnerability', 'fr', 10);
  assert.deepEqual(
    settings.map(({ path, where }) => [path, where.split(' › ')[1]]),
    settings.map(() => ['content/organisation.yaml', 'Security']),
  );
  assert.notEqual(settings.length, 0);
});

test('shows no signs of Markdown, and finds the address of a link', () => {
  const path = MODEL.pathOf('faqs', 'en');
  const file = textsIn(CODES);
  const texts = file.with(
    path,
    (file.get(path) ?? '').replace(/answer:.*/, 'answer: Ask **our** [desk](/contact-us).'),
  );
  for (const letters of ['ask our desk', '](/contact-us)']) {
    const { results } = search(texts, letters, 'en', 1);
    assert.equal(results[0]?.text, 'Ask our desk.');
  }
});

test('shows the paragraph of a long text, and counts what it does not show', () => {
  const texts = textsIn(CODES);
  const { results, count } = search(texts, 'choir practices', 'en', 1);
  assert.equal(results[0]?.where, 'About Us › Biography › Text');
  const paragraphs = results[0].text.split('\n');
  assert.equal(paragraphs.length, 1);
  assert.match(results[0].text, /choir practices/);
  assert.equal(count, 1);
  assert.ok(search(texts, 'e', 'en', 5).count > 500);
  assert.equal(search(texts, ' ', 'en', 5).count, 0);
});

test('answers a letter at once in every text of five languages', async () => {
  const texts = textsIn(CODES);
  await prepareSearch(texts);
  // CPU time of this process, because others may keep the machine busy.
  const before = process.cpuUsage();
  for (const letters of ['a', 'am', 'ami', 'music', 'no such word'])
    search(texts, letters, 'en', 40);
  const each = process.cpuUsage(before).user / 5000;
  assert.ok(each < 50, `${each} ms`);
});
