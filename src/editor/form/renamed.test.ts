import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { MODEL } from '#site/features';
import { textsIn } from '../../../tests/editor/project.ts';
import { withValue } from '../store/data/values.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { textsOfOldHeading } from './renamed.ts';

const PAGE = 'content/en/more/choir.yaml';
const SITE = MODEL.pathOf('site', 'en');

/** The texts of a project with other data in a file. */
const withFields = (texts: OpenProject, path: string, fields: Readonly<Record<string, unknown>>) =>
  texts.with(
    path,
    stringify(
      Object.entries(fields).reduce<unknown>(
        (data, [keys, value]) => withValue(data, keys.split('.'), value),
        texts.formValues(path) ?? {},
      ),
    ),
  );

test('names the texts that still have the old heading of a page, and only those', () => {
  const link = (text: string, href = '/choir') => ({ text, href });
  const site = withFields(textsIn(['en']), SITE, {
    'header.more': [link('Choir'), link('Choir', '/our-teams')],
    'footer.more': [link('We sing'), link('Choir')],
  });
  const before = withFields(site, PAGE, { title: 'Choir – {organisation}', heading: 'Choir' });
  const renamed = withFields(before, PAGE, { heading: 'Our choir' });
  const changes = (texts: OpenProject, old: OpenProject) =>
    textsOfOldHeading(texts, old, PAGE).leftovers.map(({ keys, next }) => [keys.join('.'), next]);
  const links = [
    ['header.more.0.text', 'Our choir'],
    ['footer.more.1.text', 'Our choir'],
  ];
  const title = ['title', 'Our choir – {organisation}'];
  assert.deepEqual(changes(renamed, before), [title, ...links]);
  assert.deepEqual(changes(before, before), []);
  assert.deepEqual(changes(withFields(renamed, PAGE, { title: 'Singing' }), before), links);
  // Of a page that was never published the old heading is not known.
  assert.deepEqual(changes(renamed, site), []);
});
