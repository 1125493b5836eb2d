import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relativePath, googleSubscription, subscribeAddress, webcalAddress } from './addresses.ts';

test('a calendar is subscribed to by a program, at Google, or by its address', () => {
  const calendar = subscribeAddress('/fr', 'https://own-address.africa');
  assert.equal(calendar, 'https://own-address.africa/fr/dates.ics');
  assert.equal(webcalAddress(calendar), 'webcal://own-address.africa/fr/dates.ics');
  const { searchParams } = new URL(googleSubscription(calendar));
  assert.equal(searchParams.get('cid'), webcalAddress(calendar));
});

test('a calendar file is found from a page whose address ends in a slash, and from one without', () => {
  for (const page of ['/workshops', '/workshops/', '/fr/ateliers', '/fr/ateliers/'])
    assert.equal(
      new URL(relativePath('/fr/ics/song.ics'), `https://own-address.africa${page}`).pathname,
      '/fr/ics/song.ics',
    );
});
