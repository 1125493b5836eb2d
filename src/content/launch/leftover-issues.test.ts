import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { knownTexts } from '../../../tests/fixtures/known-content.ts';
import { fields } from '../../../tests/support/fields.ts';
import { Project } from '../project/project.ts';
import { leftoverIssues } from './leftover-issues.ts';
import { locatedFieldsOf } from './located-fields.ts';

const FACTS = 'content/organisation.yaml';
const FRENCH = 'content/fr/language.yaml';
const SITE = 'content/en/site.yaml';

/** What the launch check says with some fields changed, with file and line. */
function said(changes: Record<string, object>, to = (text: string) => text): string {
  const project = Object.entries({ [FACTS]: {}, ...changes }).reduce(
    (all, [path, values]) => all.with(path, to(fields(values).setIn(all.get(path) ?? ''))),
    new Project(MODEL, knownTexts(['en', 'fr'])),
  );
  const published = project.publishedLanguages();
  const located = locatedFieldsOf(project, published);
  return leftoverIssues({ project, fields: located, customPages: [], now: 0 })
    .map(({ file, line, today }) => `${file}:${line} ${today}`)
    .join('\n');
}

test('names a text with the name that the site was shipped with, once it has another', () => {
  const heading = { footer: { groups: { more: 'More information about Haven network' } } };
  assert.equal(said({ [SITE]: heading }), '');
  assert.match(
    said({ [SITE]: heading, [FACTS]: { name: 'Example Choir' } }),
    /site\.yaml:\d+ Visitors of Example Choir read “More information about Haven network”/,
  );
  for (const name of ['The Haven Network', 'HAVEN NETWORK Kenya'])
    assert.equal(said({ [SITE]: heading, [FACTS]: { name } }), '', name);
});

test('names a language that still has the name or the country of the one it was copied from', () => {
  const both = { [FACTS]: { languages: ['en', 'fr'] } };
  assert.equal(said(both), '');
  const copied = said({ ...both, [FRENCH]: { ownName: 'English', region: 'NG' } });
  assert.match(copied, /fr\/language\.yaml:\d+ Two languages of the menu are called “English”/);
  assert.match(copied, /the dates and the voice of Nigeria/);
});

test('names a text without quotation marks that a comment cuts off', () => {
  const cut = (text: string) => text.replace(/skipLink: .*/, 'skipLink: The number #1 network');
  assert.match(
    said({ [SITE]: {} }, cut),
    /site\.yaml:\d+ The text “The number” ends before “#1 network”/,
  );
});
