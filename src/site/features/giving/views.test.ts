import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../../../tests/support/built.ts';
import { whole } from '../../../../tests/support/fields.ts';
import { renderPage } from '../../../../tests/support/render.ts';

test('an account that was never checked leaves no empty paragraph, on the card and on paper', async () => {
  const account = { accountName: 'A', bank: 'B', currency: 'NGN', accountNumber: '12345678' };
  const paragraphs = async (checked?: string) => {
    const donate = whole({ bank: [{ ...account, checked }] });
    const words = {
      'organisation.yaml': { donate },
      'en/pages/donate.yaml': { abroad: undefined },
    };
    const page = await renderPage('donate', words);
    return page
      .querySelectorAll('main p')
      .filter((line) => !line.getAttribute('role'))
      .map(textOf);
  };
  assert.ok(!(await paragraphs()).some((text) => text.trim() === ''));
  assert.equal((await paragraphs('2026-01-02')).filter((text) => /2 Jan/.test(text)).length, 2);
});
