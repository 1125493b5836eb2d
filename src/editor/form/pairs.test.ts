import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonSchema, schemaAt } from '#content/fields';
import { MODEL } from '#site/features';
import { pairsOf } from './pairs.ts';

test('the words of a link of the footer and its address stand together, both ways', () => {
  const find = (name: string, keyPath: string) =>
    pairsOf(name).find((pair) => pair.keyPath === keyPath)?.pairedWith;
  assert.deepEqual(find('site', 'footer.links.ourTeams'), {
    name: 'organisation',
    keyPath: 'footerLinks.ourTeams',
  });
  assert.deepEqual(find('organisation', 'footerLinks.ourTeams'), {
    name: 'site',
    keyPath: 'footer.links.ourTeams',
  });
  assert.equal(find('site', 'joinButton')?.keyPath, 'addresses.signUpForm');
  assert.equal(find('pictures', 'community.first')?.keyPath, 'community.pictures.first');
});

test('every field that goes with another one names a field that there is', () => {
  for (const name of [...MODEL.files.keys()]) {
    for (const { pairedWith: other } of pairsOf(name)) {
      const schema = jsonSchema(MODEL.file(other.name).schema);
      assert.ok(schemaAt(schema, other.keyPath.split('.'), {}), `${other.name} ${other.keyPath}`);
    }
  }
});
