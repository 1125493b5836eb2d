import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonSchema, schemaAt } from '#content/fields';
import { MODEL } from '#site/features';
import { PAIRED_FIELDS } from './pairs.ts';

test('the words of a link of the footer and its address stand together, both ways', () => {
  const links = ['site footer.links.ourTeams', 'organisation footerLinks.ourTeams'] as const;
  assert.equal(PAIRED_FIELDS.get(links[0]), links[1]);
  assert.equal(PAIRED_FIELDS.get(links[1]), links[0]);
  assert.equal(PAIRED_FIELDS.get('site joinButton'), 'organisation addresses.signUpForm');
  assert.match(PAIRED_FIELDS.get('pictures community.first') ?? '', / community\.pictures\.first$/);
});

test('every field that goes with another one names a field that there is', () => {
  for (const field of PAIRED_FIELDS.values()) {
    const [name = '', keyPath = ''] = field.split(' ');
    const schema = jsonSchema(MODEL.file(name).schema);
    assert.ok(schemaAt(schema, keyPath.split('.'), {}), field);
  }
});
