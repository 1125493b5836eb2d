import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldAt } from '#content/fields';
import { fileFieldAt } from '../store/files/file-schema.ts';
import { itemTitles } from './items.ts';

test('items of one title are named by what tells them apart, others by their title alone', () => {
  const list = fieldAt(fileFieldAt('content/organisation.yaml'), ['donate', 'bank'], {});
  const account = (bank: string, currency: string, accountName = 'Ours') => ({
    accountName,
    bank,
    currency,
  });
  const titles = (...accounts: object[]) => itemTitles(list, accounts);
  const [cairo, london] = [account('Bank, Cairo', 'EGP'), account('Bank, London', 'GBP')];
  assert.deepEqual(titles(cairo, london), ['Ours: Bank, Cairo', 'Ours: Bank, London']);
  assert.deepEqual(titles(london, account('Bank, London', 'EUR')), ['Ours: GBP', 'Ours: EUR']);
  assert.deepEqual(titles(cairo, account('Bank, Cairo', 'EGP', 'Theirs')), ['Ours', 'Theirs']);
});
