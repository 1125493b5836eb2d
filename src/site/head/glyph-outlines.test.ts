import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingWidths, outline, typefacesOf } from './glyph-outlines.ts';

const shapes = (text: string) =>
  [...outline(text, 100).svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test('joins the letters of an Arabic word', () => {
  const separate = Array.from('تمكين', (letter) => outline(letter, 100));
  const apart = separate.reduce((sum, { width }) => sum + width, 0);
  assert.ok(outline('تمكين', 100).width < apart * 0.8);
});

test('sets an Arabic line from the right, and a Latin name in it from the left', () => {
  const line = shapes('نحن Haven');
  assert.deepEqual(line.slice(0, 5), shapes('Haven'));
  assert.notDeepEqual(shapes('نحن'), shapes('ن ح ن').filter(Boolean));
});

test('draws a mark from the same file as its letter', () => {
  assert.equal(shapes('ẹ́').length, 2);
  assert.ok(outline('ẹ́', 100).width < outline('ee', 100).width);
});

test('places each mark over its own letter', () => {
  for (const letter of ['ẹ́', 'ọ̀', 'ụ̄', 'Ị́', 'ɔ́', 'Ɔ̀', 'ɔ̃', 'm̀', 'n̄', 'o̩', 'ò́']) {
    const { svg, width } = outline(letter, 100);
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
  test(`"${heading}" uses ${files.join(' and ')}`, () => {
    assert.deepEqual(typefacesOf([heading]), files);
  });
}

test('does not break a word at a no-break space', () => {
  const broken = headingWidths(['Et toi ?']);
  const whole = headingWidths(['Et toi\u202f?']);
  assert.ok(whole.word > broken.word);
});
