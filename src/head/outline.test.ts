import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingWidths, outline, typefacesOf } from './outline.ts';

const shapes = async (text: string) =>
  [...(await outline(text, 100)).svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test('the letters of an Arabic word join, which makes it shorter', async () => {
  const alone = await Promise.all(Array.from('تمكين').map((letter) => outline(letter, 100)));
  const apart = alone.reduce((sum, { width }) => sum + width, 0);
  assert.ok((await outline('تمكين', 100)).width < apart * 0.8);
});

test('an Arabic line begins at the right, a Latin name in it at the left', async () => {
  const line = await shapes('نحن Haven');
  assert.deepEqual(line.slice(0, 5), await shapes('Haven'));
  assert.notDeepEqual(await shapes('نحن'), (await shapes('ن ح ن')).filter(Boolean));
});

test('a mark is drawn by the file of its letter', async () => {
  assert.equal((await shapes('ẹ́')).length, 2);
  assert.ok((await outline('ẹ́', 100)).width < (await outline('ee', 100)).width);
});

test('each mark finds its place over its letter, instead of over the next one', async () => {
  for (const letter of ['ẹ́', 'ọ̀', 'ụ̄', 'Ị́', 'ɔ́', 'Ɔ̀', 'ɔ̃', 'm̀', 'n̄', 'o̩', 'ò́']) {
    const { svg, width } = await outline(letter, 100);
    const places = [...svg.matchAll(/translate\(([\d.-]+)/g)].map(([, x]) => Number(x));
    assert.equal(places.length, 2, letter);
    assert.ok((places[1] ?? width) < width * 0.75, letter);
  }
});

for (const [heading, files] of [
  ['Beyond “Music”', ['ojuju']],
  ['Plus loin que la forêt, là-bas', ['ojuju', 'ojuju-european']],
  ['Músicos e canções', ['ojuju', 'ojuju-european']],
  ['Ẹgbẹ́ olórin', ['ojuju', 'ojuju-european', 'ojuju-dotted']],
  ['M̀bá', ['ojuju', 'ojuju-european', 'ojuju-marked']],
  ['Ƙwarai', ['ojuju', 'ojuju-african']],
  ['أبعد من الموسيقى، معًا؟ 24', ['ojuju', 'lalezar']],
] as const) {
  test(`"${heading}" asks for ${files.join(' and ')}`, async () => {
    assert.deepEqual(await typefacesOf([heading]), files);
  });
}

test('a space that does not break keeps a word whole', async () => {
  const broken = await headingWidths(['Et toi ?']);
  const whole = await headingWidths(['Et toi\u202f?']);
  assert.ok(whole.word > broken.word);
});
