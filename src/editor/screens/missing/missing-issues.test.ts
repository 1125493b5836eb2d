import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePictures } from '#content/disk';
import { textsIn } from '../../../../tests/editor/project.ts';
import { missingIssues } from './missing-issues.ts';

const samples = samplePictures(new URL('../../../../', import.meta.url));

test('each row of what is missing has a form, and names no file', () => {
  const listed = missingIssues(textsIn(['en']), samples);
  assert.ok(listed.some(({ isBlocker }) => isBlocker));
  for (const { form, message } of listed) {
    assert.ok(form, message);
    assert.doesNotMatch(message, /\.yaml|npm run|content\//);
  }
});
