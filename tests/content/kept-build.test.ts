/** What a build leaves behind that fails, is stopped, or is started while another one runs. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fields } from '../support/fields.ts';
import { copySite } from '../support/site-copy.ts';

const OF_BEFORE = ['dist/index.html', 'hosting/generated/Caddyfile'];
const folder = copySite(Object.fromEntries(OF_BEFORE.map((file) => [file, 'of before'])));
const HOME = join(folder, 'content/en/pages/home.yaml');

interface Build {
  child: ChildProcess;
  /** What it has said so far. */
  said: () => string;
  /** Resolves once it has said this. */
  says: (words: RegExp) => Promise<void>;
  /** Its exit code. */
  ended: Promise<unknown>;
}

function startBuild(...options: string[]): Build {
  const child = spawn(process.execPath, ['scripts/build.ts', ...options], { cwd: folder });
  const ended = once(child, 'close').then(([code]) => code as unknown);
  let text = '';
  const add = (chunk: Buffer) => (text += chunk.toString());
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return {
    child,
    ended,
    said: () => text,
    says: async (words) => {
      while (!words.test(text)) {
        if (child.exitCode !== null) throw new Error(`It ended without ${String(words)}:\n${text}`);
        await Promise.race([once(child.stderr, 'data'), ended]);
      }
    },
  };
}

function assertAsBefore(when: string): void {
  for (const file of OF_BEFORE) {
    assert.equal(readFileSync(join(folder, file), 'utf8'), 'of before', `${file} ${when}`);
  }
  assert.ok(!existsSync(join(folder, '.cache/build')), `half a build is left ${when}`);
}

test('a build waits for the one that runs; both can be stopped and leave what was there', async () => {
  const first = startBuild();
  await first.says(/Building the site/);
  const second = startBuild();
  await second.says(/Waiting for another command/);
  assert.doesNotMatch(second.said(), /Building/);
  second.child.kill('SIGINT');
  assert.notEqual(await second.ended, 0);

  await first.says(/\d pages are written/);
  first.child.kill('SIGINT');
  assert.equal(await first.ended, 130);
  assertAsBefore('after Ctrl+C');
});

test('content that cannot be right stops the build, says why, and leaves what was there', async () => {
  const good = readFileSync(HOME, 'utf8');
  const wrong = fields({
    hero: { badge: undefined, bagde: 'A small line' },
    vision: { text: 7, caption: 'Founder, {organization}' },
    mission: { label: 'Our <b>mission</b>', picture: { alt: '' } },
  });
  writeFileSync(HOME, wrong.setIn(good));
  const { ended, said } = startBuild();
  assert.equal(await ended, 1);
  writeFileSync(HOME, good);
  for (const sentence of [
    /content\/en\/pages\/home\.yaml, line \d+: field "hero › badge": is missing/,
    /home\.yaml, line \d+: field "hero": "bagde" is not a field here; expected only badge, headline, lead/,
    /home\.yaml, line \d+: field "vision › text": expected a text/,
    /home\.yaml, line \d+: field "mission › label": expected plain text without HTML tags/,
    /home\.yaml, line \d+: field "vision › caption": "\{organization\}" is not known here; expected one of \{organisation\}/,
    /home\.yaml, line \d+: field "mission › picture › alt": expected at least 3 characters/,
  ]) {
    assert.match(said(), sentence);
  }
  assert.doesNotMatch(said(), /^\s+at /m, 'no stack trace hides the sentences');
  assertAsBefore('after a mistake');
});

test('of a failure nobody foresaw a person reads a sentence, and its trace where it is asked for', async () => {
  writeFileSync(join(folder, 'src/pages/broken.txt.ts'), 'export const GET = () => notThere();\n');
  const { ended, said } = startBuild('--trace');
  assert.equal(await ended, 1);
  assert.match(said(), /nobody foresaw: notThere is not defined/);
  assert.match(said(), /^\s+at .*broken/m);
});
