import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './support/root.ts';

const PROMISES = readFileSync(new URL('promises.md', import.meta.url), 'utf8');

/** A promise as the list writes it: a sentence, and a file with words of a title. */
const PROMISE = /^- .+\. \((?<file>[\w/.-]+\.ts): (?<title>.+)\)$/;

test('every promise names a test that is there, by its file and words of its title', () => {
  const lines = PROMISES.split('\n').filter((line) => line.startsWith('- '));
  assert.ok(lines.length > 100, `${lines.length} promises`);
  const wrong = lines.flatMap((line) => {
    const { file = '', title = '' } = PROMISE.exec(line)?.groups ?? {};
    const path = join(ROOT, file);
    if (!file) return `${line}\nends in no “(file: words of a title)”`;
    if (!existsSync(path)) return `${line}\nnames ${file}, which is not there`;
    if (readFileSync(path, 'utf8').includes(title)) return [];
    return `${line}\nnames a title that ${file} lacks: take words of one in their order`;
  });
  assert.equal(wrong.join('\n'), '', 'tests/promises.md');
});
