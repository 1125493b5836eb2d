import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generate as featureNames } from './feature-names.ts';
import { generate as schemas } from './schemas.ts';
import { generate as settings } from './settings.ts';

const COMMAND = 'npm run generate -- feature-names schemas settings';

/** Compares data, because the formatter decides the layout. */
const parsed = (path: string, text: string): unknown =>
  path.endsWith('.json') ? JSON.parse(text) : text;

for (const [path, text] of Object.entries({ ...featureNames(), ...schemas(), ...settings() }))
  test(`${path} follows from the schemas`, () => {
    const there = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const message = `${path} is not what the schemas say now: run ${COMMAND}`;
    assert.deepEqual(parsed(path, there), parsed(path, String(text)), message);
  });
