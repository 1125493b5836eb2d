import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import type { AddedField } from '../files/content-file.ts';
import { Model } from './model.ts';

const modelWith = (...fields: AddedField[]) => new Model([{ name: 'a-feature', fields }]);

test('a field can be added to a required group alone, never in the place of something else', () => {
  for (const [file, key] of [
    ['site', 'menu'],
    ['site', 'skipLink'],
    ['organisation', 'registered'],
    ['organisation', 'footerLinks'],
    ['own-page', 'seo'],
  ] as const) {
    const added = () => modelWith({ file, path: [key, 'more'], schema: z.string() });
    const message = `${file}: "${key}" is not a required group, so "more" cannot be added to it.`;
    assert.throws(added, { message });
  }
});

test('no field can be added to a file that is not a group', () => {
  const list = { name: 'list', path: 'list.yaml', title: 'List', schema: z.array(z.string()) };
  const fields: AddedField[] = [{ file: 'list', path: ['more'], schema: z.string() }];
  const declared = () => new Model([{ name: 'a-feature', files: [list], fields }]);
  assert.throws(declared, { message: /^list\.yaml is not a group of fields/ });
});

test('a group can be added to pages of the team, and a field to it', () => {
  const seo = z.strictObject({ robots: z.string() });
  const { customPage } = modelWith(
    { file: 'own-page', path: ['seo'], schema: seo },
    { file: 'own-page', path: ['seo', 'keywords'], schema: z.string() },
  );
  const { seo: added } = fieldOf(customPage).fields ?? {};
  assert.deepEqual(Object.keys(added?.fields ?? {}), ['robots', 'keywords']);
});
