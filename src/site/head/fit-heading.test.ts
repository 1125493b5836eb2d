import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEADING_STEPS, headingClass, headingStyle } from './fit-heading.ts';
import { headingWidths } from './glyph-outlines.ts';

const rest = { words: [], space: 0.25 };

test('adds no style to a heading that fits', () => {
  assert.equal(headingStyle('home', { word: 5.2, lines: [5.2, 7.8, 6], ...rest }), '');
  const donate = headingWidths(['Empower African Musicians to Lead and Succeed']);
  assert.equal(headingStyle('donate', donate), '');
  assert.equal(headingStyle('about', { word: 3, lines: [8], ...rest }), '');
});

test('reduces the size of a heading with a long word', () => {
  const widths = { word: 8, lines: [20], words: [8], space: 0.25 };
  assert.match(headingStyle('about', widths), /--text-title:min\(.*\/8\.00\)/);
  assert.match(headingStyle('donate', widths), /#give\{font-size:min\(.*\/8\.00\)/);
});

test('keeps a line of Home whole on phones that would break in one font only', () => {
  const style = headingStyle('home', { word: 4.3, lines: [4.3, 7.9, 6.97], ...rest });
  assert.match(style, /--size:min\(var\(--text-hero\),calc\(var\(--room\)\/7\.18\)\)\}/);
});

test('keeps a title whole that is about as wide as a phone', () => {
  const style = (line: number, page: 'about' | 'donate' = 'about') =>
    headingStyle(page, { word: 4, lines: [line], ...rest });
  assert.match(style(6.9), /--text-title:min\(var\(--text-full-title\),max\(2\.25rem,.*\/7\.38\)/);
  for (const line of [5.8, 7.6]) assert.equal(style(line), '');
  assert.equal(headingStyle('about', { word: 4, lines: [6.9, 3], ...rest }), '');
  assert.doesNotMatch(style(6.9, 'donate'), /--text-title/);
});

test('places the wave of Home after the last line', () => {
  const style = headingStyle('home', { word: 7.5, lines: [3, 7.5], ...rest });
  assert.match(style, /--after:calc\(var\(--size\)\*7\.46\);--lines:2\}/);
  // A short last line takes the wave along.
  const short = headingStyle('home', { word: 5, lines: [5, 5, 4], ...rest });
  assert.match(short, /--after:calc\(var\(--size\)\*3\.96\)/);
});

test('flattens the wave of Home where a longer line above would touch it', () => {
  const style = headingStyle('home', { word: 5, lines: [4, 8.7, 5.8], ...rest });
  assert.match(style, /--after:calc\(var\(--size\)\*5\.76\);--lines:3;--rise:0\.75/);
  const higher = headingStyle('home', { word: 5, lines: [8.7, 4, 5.4], ...rest });
  assert.match(higher, /\*5\.36\);--lines:3\}/);
});

test('breaks lines of Donate so that the wave follows its last word', () => {
  const style = headingStyle('donate', headingWidths(['Aidez les musiciens africains à réussir']));
  assert.match(style, /#give\{max-width:11\.2em;.*--after:calc\(var\(--size\)\*2\.99\);--lines:3/);
  const words = [4, 4, 4, 4];
  const equal = headingStyle('donate', { word: 4, lines: [17.5], words, space: 0.5 });
  assert.match(equal, /--after:calc\(var\(--size\)\*3\.96\);--lines:3\}/);
});

test('leaves Donate no line on phones and tablets that would break in one font only', () => {
  const swahili = ['Wawezeshe wanamuziki wa Afrika kuongoza na kufanikiwa'];
  const style = headingStyle('donate', headingWidths(swahili));
  assert.match(style, /not all and \(min-width:40em\)\{#give\{max-width:7\.7em\}\}/);
  assert.doesNotMatch(style, /screen and \(min-width:40em\)/);
  const onTablets = headingStyle('donate', {
    word: 5,
    words: [4, 4.6, 4, 3],
    lines: [16],
    space: 0.5,
  });
  assert.match(onTablets, /screen and \(min-width:40em\)\{#give\{max-width:8\.6em\}\}/);
});

test('lets Donate reach almost to the edge of a phone rather than break into many lines', () => {
  const french = ['Aidez les musiciens africains à devenir leaders et à réussir'];
  const style = headingStyle('donate', headingWidths(french));
  assert.match(style, /@media\(min-width:22.5em\) and [^{]+\{#give\{max-width:8.8em;/);
  // Here a line would be as wide as that, and break in one font only.
  const words = [3.8, 3.9, 4.2, 4.1, 4.3];
  const borderline = headingStyle('donate', { word: 5, words, lines: [17], space: 0.5 });
  assert.doesNotMatch(borderline, /22.5em/);
});

test('picks a class with room for the widest word on pages that share a style', () => {
  const classFor = (word: number) => headingClass({ word, lines: [word], ...rest });
  assert.equal(classFor(5.8), undefined);
  assert.equal(classFor(6.3), 'fit-7');
  for (const word of [5.9, 11, 59, 70])
    assert.match(
      HEADING_STEPS,
      new RegExp(`\\.${classFor(word)}(:root|\\)+)\\{--text-title:`),
      `${word} em`,
    );
});
