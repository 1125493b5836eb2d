import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILM } from './content.ts';
import { lengthIn, secondsOf, sizeIn } from './format.ts';

const WORDS = {
  seconds: '{seconds} s',
  minutes: '{minutes} min {seconds} s',
  hours: '{hours} h {minutes} min',
  size: '{megabytes} MB',
};

test('writes a length in minutes and seconds, in the digits of the language', () => {
  for (const [seconds, language, said] of [
    [0.4, 'en', '1 s'],
    [59.4, 'en', '59 s'],
    [59.6, 'en', '1 min 0 s'],
    [130, 'en', '2 min 10 s'],
    [3750, 'en', '1 h 2 min'],
    [130, 'ar-EG', '٢ min ١٠ s'],
  ] as const)
    assert.equal(lengthIn(seconds, WORDS, language), said);
});

test('never rounds a size down', () => {
  for (const [bytes, language, said] of [
    [9_000, 'en', '0.1 MB'],
    [650_001, 'en', '0.7 MB'],
    [6_000_000, 'fr', '6,0 MB'],
  ] as const)
    assert.equal(sizeIn(bytes, WORDS, language), said);
});

test('accepts a length only with colons', () => {
  const { length } = FILM.schema.shape;
  for (const [clock, seconds] of [
    ['4:10', 250],
    ['0:09', 9],
    ['12:00', 720],
    ['1:02:30', 3750],
  ] as const) {
    assert.ok(length.safeParse(clock).success, clock);
    assert.equal(secondsOf(clock), seconds);
  }
  for (const clock of ['4', '4:1', '4:60', '61:00:00:00', '4 min', ' 4:10', 250])
    assert.equal(length.safeParse(clock).success, false, String(clock));
});
