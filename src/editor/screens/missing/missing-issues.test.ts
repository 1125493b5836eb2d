import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'zod';
import { samplePictures } from '#content/disk';
import { MODEL } from '#site/features';
import { textsIn } from '../../../../tests/editor/project.ts';
import { faqsWith, customPageWith } from '../../../../tests/fixtures/broken-links.ts';
import { ROOT } from '../../../../tests/support/root.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { missingIssues } from './missing-issues.ts';

const TEXTS = textsIn(
  globSync('content/*/language.yaml', { cwd: ROOT }).map((path) => MODEL.fileInfoOf(path).code),
);
const samples = samplePictures(new URL('../../../../', import.meta.url));

const missing = (texts: TextFiles) => missingIssues(texts, samples);

test('lists what npm run launch says, each row with a form', () => {
  const { stdout } = spawnSync(process.execPath, ['tools/launch.ts', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { rows } = z
    .object({ rows: z.array(z.object({ severity: z.string(), today: z.string() })) })
    .parse(JSON.parse(stdout));
  const expected = rows.map(({ severity, today }) => `${severity} ${today}`);
  const listed = missing(TEXTS);
  assert.deepEqual(
    listed.map(({ isBlocker, message }) => `${isBlocker ? 'blocker' : 'advice'} ${message}`).sort(),
    expected.sort(),
  );
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
