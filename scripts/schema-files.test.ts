import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { schemaFiles } from './schema-files.ts';

for (const [path, text] of schemaFiles()) {
  test(`${path} says what the schemas say; \`npm run schemas\` writes it`, () => {
    assert.equal(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), text);
  });
}
