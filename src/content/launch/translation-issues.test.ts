import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { Project } from '../project/project.ts';
import { fieldNames } from '../reading/content-error.ts';
import { translationIssues } from './translation-issues.ts';

const ENGLISH = 'hero:\n  lead: Music is more than music to all of us\n  badge: First\n';
const FRENCH = 'hero:\n  lead: La musique est plus que la musique\n  badge: Premier\n';
const REVIEWED = 'ownName: Français\nnativeReview: 2026-01-05\n';

/** The issues in French if one file has these words. */
function issues(french: string, language = REVIEWED, published = '[en, fr]'): string[] {
  const project = new Project(MODEL, [
    ['content/organisation.yaml', `languages: ${published}\n`],
    ['content/en/pages/home.yaml', ENGLISH],
    ['content/fr/pages/home.yaml', french],
    ['content/fr/language.yaml', language],
  ]);
  return translationIssues(project, 'fr').map((issue) =>
    [issue.severity, issue.file, issue.line, fieldNames(issue), issue.today].join(' ').trim(),
  );
}

test('a language that is whole and was read by a native speaker has nothing to do', () => {
  assert.deepEqual(issues(FRENCH), []);
  const [review = '', ...others] = issues(FRENCH, 'ownName: Français\n');
  assert.match(review, /^blocker content\/fr\/language\.yaml .*nativeReview No native speaker/);
  assert.deepEqual(others, []);
  assert.match(issues(FRENCH, 'ownName: Français\n', '[en]').join(), /^advice/);
});

test('counts the words that are missing or still English, at the first of them', () => {
  const [missing = ''] = issues('hero:\n  badge:\n');
  assert.match(missing, /^advice content\/fr\/pages\/home\.yaml 2 hero › \w+ and 1 more/);
  assert.match(issues(ENGLISH).join(), /home\.yaml 2 hero › lead These words are not translated/);
});
