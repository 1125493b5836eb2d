import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '../../features.ts';
import { compareFile } from '../languages/compare-file.ts';
import type { Translation } from '../languages/translations.ts';
import { Project } from '../project/project.ts';
import { fieldNames } from '../reading/content-error.ts';
import { translationIssues } from './translation-issues.ts';

const PATH = 'content/fr/pages/home.yaml';
const ENGLISH = 'hero:\n  lead: Music is more than music to all of us\n  badge: First\n';
const FRENCH = 'hero:\n  lead: La musique est plus que la musique\n  badge: Premier\n';

/** What is to be done in French, with one file of these words. */
function issues(text: string, change: Partial<Translation> = {}, isOutdated = false): string[] {
  const original = new Project(MODEL, [['content/en/pages/home.yaml', ENGLISH]]);
  const project = new Project(MODEL, [[PATH, text]]);
  const texts = compareFile(
    project.fileOrEmpty(PATH),
    original.fileOrEmpty('content/en/pages/home.yaml'),
  );
  return translationIssues({
    project,
    code: 'fr',
    isPublished: true,
    files: [{ path: PATH, texts, isOutdated }],
    nativeReview: '2026-01-05',
    ...change,
  }).map((issue) =>
    [issue.severity, issue.file, issue.line, fieldNames(issue), issue.today].join(' ').trim(),
  );
}

test('a language that is whole and was read by a native speaker has nothing to do', () => {
  assert.deepEqual(issues(FRENCH), []);
  const [review = '', ...others] = issues(FRENCH, { nativeReview: undefined });
  assert.match(review, /^blocker content\/fr\/language\.yaml .*nativeReview No native speaker/);
  assert.deepEqual(others, []);
  const draft = { nativeReview: undefined, isPublished: false };
  assert.match(issues(FRENCH, draft).join(), /^advice/);
});

test('names a file whose English has changed since', () => {
  const [outdated = '', ...others] = issues(FRENCH, {}, true);
  assert.match(outdated, /^blocker content\/fr\/pages\/home\.yaml .*first language has changed/);
  assert.deepEqual(others, []);
});

test('counts the words that are missing or still English, at the first of them', () => {
  const [missing = ''] = issues('hero:\n  badge:\n');
  assert.match(missing, /^advice content\/fr\/pages\/home\.yaml 2 hero › \w+ and 1 more/);
  assert.match(issues(ENGLISH).join(), /home\.yaml 2 hero › lead These words are not translated/);
});
