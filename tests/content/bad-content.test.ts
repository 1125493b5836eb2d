import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { buildCopy, type Changes } from '../support/site-copy.ts';
import { fields } from '../support/variant.ts';

const HOME = 'content/en/pages/home.yaml';
const PICTURES = 'content/pictures.yaml';
const STATEMENT = 'content/en/pages/accessibility.yaml';
const FACTS = 'content/organisation.yaml';

const small = await sharp({ create: { width: 200, height: 250, channels: 3, background: '#333' } })
  .jpeg()
  .toBuffer();

/** What is wrong, and what the person who wrote it is told: file, line, field, sentence. */
const MISTAKES: [what: string, changes: Changes, said: RegExp[]][] = [
  [
    'fields that are missing, unknown, of the wrong kind, with HTML or a name nobody knows',
    {
      [HOME]: (text) =>
        text
          .replace(/^ {2}badge: .*\n/m, '  bagde: A small line\n')
          .replace(/^ {2}text: Our founder.*$/m, '  text: 7')
          .replace('  label: Our mission', '  label: Our <b>mission</b>')
          .replace('caption: Founder, {organisation}', 'caption: Founder, {organization}')
          .replace(/^ {4}alt: An empty stage.*$/m, '    alt: ""'),
    },
    [
      /content\/en\/pages\/home\.yaml, line \d+: field "hero › badge": is missing/,
      /home\.yaml, line \d+: field "hero": "bagde" is not a field here; expected only badge, headline, lead/,
      /home\.yaml, line \d+: field "vision › text": expected a text/,
      /home\.yaml, line \d+: field "mission › label": expected plain text without HTML tags/,
      /home\.yaml, line \d+: field "vision › caption": "\{organization\}" is not known here; expected one of \{organisation\}/,
      /home\.yaml, line \d+: field "mission › picture › alt": expected at least 3 characters/,
    ],
  ],
  [
    'pictures that are not there or too small',
    {
      'content/images/tiny.jpg': small,
      [PICTURES]: (text) => text.replace('djembe.jpg', 'gone.jpg').replace('kora.jpg', 'tiny.jpg'),
    },
    [
      /content\/pictures\.yaml, line \d+: field "community › first": "gone\.jpg" is not in content\/images; there are .*mbira\.jpg/,
      /pictures\.yaml, line \d+: field "community › fourth": "tiny\.jpg" has 200 x 250 px; the community picture needs at least 480 x 600 px/,
    ],
  ],
  [
    'files that no page can show, used or not',
    {
      'content/images/logo.svg': (text) => text.replace('<path', '<script>alert(1)</script><path'),
      'content/images/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg"><meta/></svg>',
      'content/images/unused.jpg': small.subarray(0, small.length / 2),
    },
    [
      /content\/images\/logo\.svg, line 1: the drawing holds <script>; expected shapes/,
      /content\/images\/unused\.svg, line 1: the drawing holds <meta>; expected shapes/,
      /content\/images\/unused\.jpg: this picture is damaged or not complete/,
    ],
  ],
  [
    'letters that are not saved as UTF-8',
    { [FACTS]: (text) => Buffer.from(text.replace('name: Haven', 'name: H\u00e4ven'), 'latin1') },
    [/organisation\.yaml, line 4: the file is not saved as UTF-8.*"name: Häven Network"/],
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
  [
    'a biography with what the page has no look for',
    {
      'content/en/biography.md': (text) =>
        `${text}\n\n![A kora](./kora.jpg)\n\n[Read on](javascript:alert(1)), {constructor}\n`,
    },
    [
      /biography\.md, line \d+: expected text without a picture, found "!\[A kora\]/,
      /biography\.md, line \d+: expected a full address that starts with https:\/\/.*found "javascript:alert\(1\)"/,
      /biography\.md, line \d+: "\{constructor\}" is not known here/,
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
