import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { buildCopy, type Changes } from '../support/site-copy.ts';
import { fields } from '../support/fields.ts';

const PICTURES = 'content/pictures.yaml';
const STATEMENT = 'content/en/pages/accessibility.yaml';
const FACTS = 'content/organisation.yaml';

const small = await sharp({ create: { width: 200, height: 250, channels: 3, background: '#333' } })
  .jpeg()
  .toBuffer();

/**
 * What is wrong, and what the person who wrote it is told: file, line, field, sentence. Fields are in kept-build.test.ts,
 * letters and the biography in src/content/content-loader.test.ts.
 */
const MISTAKES: [what: string, changes: Changes, said: RegExp[]][] = [
  [
    'pictures that are not there or too small',
    {
      'content/images/tiny.jpg': small,
      [PICTURES]: fields({ community: { first: 'gone.jpg', fourth: 'tiny.jpg' } }),
    },
    [
      /content\/pictures\.yaml, line \d+: field "community › first": "gone\.jpg" is not in content\/images; there are .*logo\.svg/,
      /pictures\.yaml, line \d+: field "community › fourth": "tiny\.jpg" has 200 x 250 px; the community picture needs at least 480 x 600 px/,
    ],
  ],
  [
    'files that no page can show, used or not',
    {
      'content/images/logo.svg': (text) =>
        text.replace('</svg>', '<script>alert(1)</script></svg>'),
      'content/images/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg"><meta/></svg>',
      'content/images/unused.jpg': small.subarray(0, small.length / 2),
    },
    [
      /content\/images\/logo\.svg, line \d+: the drawing holds <script>; expected shapes/,
      /content\/images\/unused\.svg, line 1: the drawing holds <meta>; expected shapes/,
      /content\/images\/unused\.jpg: this picture is damaged or not complete/,
    ],
  ],
  [
    'an accessibility statement whose reports nobody would read',
    {
      [FACTS]: fields({
        supportEmail: 'team@example.com',
        accessibilityStatement: { publish: true, reviewed: '2026-01-05' },
      }),
      [STATEMENT]: fields({ answerWithin: undefined }),
    },
    [
      /content\/organisation\.yaml: field "supportEmail": expected an e-mail address that somebody reads, .*found "team@example\.com"/,
      /content\/en\/pages\/accessibility\.yaml: field "answerWithin": expected how soon somebody answers/,
    ],
  ],
];

// Two builds at a time: as many as a small machine has processors.
describe('content that cannot be right', { concurrency: 2 }, () => {
  for (const [what, changes, said] of MISTAKES) {
    test(`the build stops and explains ${what}`, async () => {
      const { ok, output, dist } = await buildCopy(changes);
      assert.equal(ok, false);
      for (const sentence of said) assert.match(output, sentence);
      assert.doesNotMatch(output, /^\s+at /m, 'no stack trace hides the sentence');
      assert.equal(existsSync(dist), false, 'nothing half-built is left');
    });
  }
});
