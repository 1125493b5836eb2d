import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import { readProject } from '#content/disk';
import { MODEL } from '../features.ts';
import { usedFeatures } from './used-features.ts';

const shipped = readProject(MODEL, new URL('../../../', import.meta.url));
const ORGANISATION = 'content/organisation.yaml';

/** Names of the features in use if these settings replace the shipped ones. */
const usedWith = (settings: object): string[] => {
  const data: unknown = parse(shipped.get(ORGANISATION) ?? '');
  const project = shipped.with(ORGANISATION, stringify(Object.assign({}, data, settings)));
  return usedFeatures(project).map(({ name }) => name);
};

test('without its setting a feature is not loaded, with it it is', () => {
  assert.ok(!usedWith({ security: undefined }).includes('security'));
  const security = { contact: 'security@own-address.africa', expires: '2027-06-30' };
  assert.ok(usedWith({ security }).includes('security'));
});
