import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePictures } from '#content/disk';
import { MODEL } from '#site/features';
import { textsIn } from '../../../../tests/editor/project.ts';
import { faqsWith, customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { missingIssues } from './missing-issues.ts';

const samples = samplePictures(new URL('../../../../', import.meta.url));

const missing = (texts: TextFiles) => missingIssues(texts, samples);

test('each row of what is missing has a form, and names no file', () => {
  const listed = missing(textsIn(['en']));
  assert.ok(listed.some(({ isBlocker }) => isBlocker));
  for (const { form, message } of listed) {
    assert.ok(form, message);
    assert.doesNotMatch(message, /\.yaml|npm run|content\//);
  }
});

test('names a page that was published, and to which nothing leads, as long as it is so', () => {
  const path = MODEL.pathOf('home', 'en').replace('pages/home', 'more/our-teams');
  const texts = textsIn(['en'], { [path]: customPageWith() });
  const rows = (now: TextFiles) => missing(now).filter((row) => row.path === path);
  assert.deepEqual(
    rows(texts).map(({ form, label, message }) => [form, label, message]),
    [
      [
        'A page',
        'Publish',
        '“A page” is online, but no menu, footer or page links to it, so visitors do not find it.',
      ],
    ],
  );
  const linked = texts.with('content/en/faqs.yaml', faqsWith('Our [teams](/our-teams).'));
  assert.deepEqual(rows(linked), []);
});
