import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonSchema, schemaAt } from '#content/fields';
import { MODEL } from '#site/features';
import { PAIRED_FIELDS } from './pairs.ts';

test('every field that goes with another one names a field that there is', () => {
  for (const field of PAIRED_FIELDS.values()) {
    const [name = '', keyPath = ''] = field.split(' ');
    const schema = jsonSchema(MODEL.file(name).schema);
    assert.ok(schemaAt(schema, keyPath.split('.'), {}), field);
  }
});
