import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routeAddress, routeAt, type EditorRoute } from './route.ts';

const NOWHERE = {
  code: undefined,
  page: undefined,
  path: undefined,
  keys: undefined,
  isSheet: false,
};

test('an address leads to the place that it was made of', () => {
  const places: EditorRoute[] = [
    { ...NOWHERE, screen: 'start' },
    { ...NOWHERE, screen: 'page', page: 'content/fr/own/our-teams.yaml', code: 'fr' },
    {
      ...NOWHERE,
      screen: 'page',
      page: 'contact',
      path: 'content/en/faqs.yaml',
      keys: ['questions', 2, 'answer'],
      isSheet: true,
    },
    { ...NOWHERE, screen: 'page', path: 'content/organisation.yaml', keys: [], isSheet: true },
  ];
  for (const place of places) assert.deepEqual(routeAt(routeAddress(place)), place);
});

test('an address that names no place leads to the start', () => {
  for (const address of ['', '#', '#/', '#/nowhere?page=home'])
    assert.equal(routeAt(address).screen, 'start');
});
