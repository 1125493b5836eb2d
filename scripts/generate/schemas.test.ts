import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generate as schemas } from './schemas.ts';
import { generate as settings } from './settings.ts';

for (const [path, text] of Object.entries({ ...schemas(), ...settings() })) {
  test(`${path} is as \`npm run generate -- ${path.includes('schemas') ? 'schemas' : 'settings'}\` writes it`, () => {
    assert.equal(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), text);
  });
}
