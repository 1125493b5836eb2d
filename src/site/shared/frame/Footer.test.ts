import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../../../tests/support/built.ts';
import { renderPage } from '../../../../tests/support/render.ts';

test('the footer ends with the registration of the organisation, once the settings have it', async () => {
  const last = async (registered?: object) => {
    const page = await renderPage('home', { 'organisation.yaml': { registered } });
    return textOf(page.querySelector('footer > :last-child') ?? assert.fail());
  };
  const registered = { name: 'Our Music Foundation', number: '12345', country: 'NG' };
  assert.equal(await last(registered), 'Our Music Foundation · 12345 · Nigeria');
  assert.doesNotMatch(await last(), /12345/);
});
