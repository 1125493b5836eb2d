import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { AddedField } from '../files/content-file.ts';
import { Model } from './model.ts';

test('a field can be added to a group alone, never in the place of something else', () => {
  const field: AddedField = { file: 'site', path: ['menu', 'more'], schema: z.string() };
  const added = () => new Model([{ name: 'a-feature', fields: [field] }]);
  assert.throws(added, /site: "menu" is no group, so "more" cannot be added to it/);
});
