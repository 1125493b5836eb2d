import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backgroundOf } from './logo-background.ts';

const logo = (...pixels: [number, number, number, number][]) => Uint8Array.from(pixels.flat());

test('puts a logo on the background with more contrast', () => {
  assert.equal(backgroundOf(logo([0, 0, 0, 255], [17, 34, 51, 255])), 'light');
  assert.equal(backgroundOf(logo([255, 255, 255, 255], [253, 200, 0, 255])), 'dark');
  assert.equal(backgroundOf(logo([255, 255, 255, 255], [0, 0, 0, 255], [0, 0, 0, 255])), 'light');
});

test('ignores transparent pixels, and prefers light', () => {
  assert.equal(backgroundOf(logo([255, 255, 255, 0], [0, 0, 0, 255])), 'light');
  assert.equal(backgroundOf(logo([200, 30, 40, 255])), 'light');
});
