import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILM_BLOCK } from './content.ts';
import { formatLength, parseLength, formatSize } from './format.ts';

test('writes a length in minutes and seconds, in the digits and units of the language', () => {
  for (const [seconds, language, expected] of [
    [0.4, 'en', '1 sec'],
    [59.6, 'en', '1 min'],
    [130, 'en', '2 min 10 sec'],
    [3600, 'en', '1 hr'],
    [3750, 'en', '1 hr 2 min'],
    [130, 'fr', '2 min 10 s'],
    [130, 'ar-EG', 'دقيقتان و١٠ ثوان'],
  ] as const)
    assert.equal(formatLength(seconds, language).replace(/\s/g, ' '), expected);
});

test('never rounds a size down', () => {
  for (const [bytes, language, expected] of [
    [9_000, 'en', '0.1 MB'],
    [650_001, 'en', '0.7 MB'],
    [6_000_000, 'fr', '6,0 Mo'],
  ] as const)
    assert.equal(formatSize(bytes, language).replace(/\s/g, ' '), expected);
});

test('accepts a length only with colons', () => {
  const { length } = FILM_BLOCK.schema.shape;
  for (const [clock, seconds] of [
    ['4:10', 250],
    ['0:09', 9],
    ['12:00', 720],
    ['1:02:30', 3750],
  ] as const) {
    assert.ok(length.safeParse(clock).success, clock);
    assert.equal(parseLength(clock), seconds);
  }
  for (const clock of ['4', '4:1', '4:60', '61:00:00:00', '4 min', ' 4:10', 250])
    assert.equal(length.safeParse(clock).success, false, String(clock));
});
