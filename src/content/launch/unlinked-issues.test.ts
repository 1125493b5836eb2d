import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { MODEL } from '#site/features.ts';
import { EN, faqsWith, FR, customPageWith } from '../../../tests/fixtures/custom-pages.ts';
import { fields } from '../../../tests/support/fields.ts';
import { ROOT } from '../../../tests/support/root.ts';
import { Project } from '../project/project.ts';
import { unlinkedIssues } from './unlinked-issues.ts';

const post = (heading: string, date: string) =>
  customPageWith()
    .replace('heading: A page', `heading: ${heading}`)
    .replace('blocks:\n', `${stringify({ date })}blocks:\n`);
const FAQS = 'content/en/faqs.yaml';

/** The pages reported as unlinked in a project with these files, in English and French. */
function unlinked(files: Record<string, string>): string[] {
  const settings = { 'content/organisation.yaml': 'languages: [en, fr]\n' };
  const project = new Project(MODEL, Object.entries({ ...settings, ...files }));
  const input = { project, fields: [], customPages: project.customPages(), now: Date.now() };
  return unlinkedIssues(input).map(({ file, line, today }) => `${file}:${line} ${today}`);
}

test('names a page to which nothing leads but itself, with what visitors see and its field', () => {
  const alone = { [`${EN}/alone.yaml`]: customPageWith('[Again](/alone)') };
  assert.deepEqual(unlinked(alone), [
    `${EN}/alone.yaml:1 “A page” is online, but no menu, footer or page links to it, so visitors do not find it.`,
  ]);
  assert.deepEqual(unlinked({ ...alone, [FAQS]: faqsWith('[One](/alone#words)') }), []);
  const other = { [`${EN}/other.yaml`]: customPageWith('[Other](/alone)', { publish: false }) };
  assert.equal(unlinked({ ...alone, ...other }).length, 1, 'a draft leads nowhere');
});

test('a page is found by its link in its own language, or from its translation', () => {
  const english = { [`${EN}/teams.yaml`]: customPageWith() };
  const french = { [`${FR}/equipes.yaml`]: customPageWith('x', { translates: '/teams' }) };
  assert.equal(unlinked({ ...english, ...french }).length, 2);
  assert.deepEqual(unlinked({ ...english, ...french, [FAQS]: faqsWith('[Teams](/teams)') }), []);
});

test('a block of news leads to its posts; of the others the newest is named', () => {
  const posts = {
    [`${EN}/may.yaml`]: post('In May', '2027-05-01'),
    [`${EN}/march.yaml`]: post('In March', '2027-03-01'),
    [`${EN}/april.yaml`]: post('In April', '2027-04-01'),
  };
  const found = unlinked(posts);
  assert.deepEqual([found.length, found[0]?.includes('In May')], [1, true]);
  const newsOf = (most: number) => ({
    [`${EN}/news.yaml`]: `${customPageWith()}  - block: news\n    heading: News\n    most: ${most}\n`,
    [FAQS]: faqsWith('[News](/news)'),
  });
  assert.deepEqual(unlinked({ ...posts, ...newsOf(3) }), []);
  assert.match(unlinked({ ...posts, ...newsOf(1) }).join(), /April/);
  const home = 'content/en/pages/home.yaml';
  const more = [{ block: 'news', heading: 'News', most: 3 }];
  const onHome = fields({ more }).setIn(readFileSync(join(ROOT, home), 'utf8'));
  assert.deepEqual(unlinked({ ...posts, [home]: onHome }), []);
});
