import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { Project } from '#content/project';
import { MODEL } from '#site/features';
import { contentIn, textOf } from '../../../../tests/editor/project.ts';
import { TextFiles } from './text-files.ts';

const PATHS = contentIn(['en']);
const TEXTS = new TextFiles(
  new Project(
    MODEL,
    PATHS.map((path) => [path, textOf(path)] as const),
  ),
);

test('whichever file somebody breaks by hand, its page can be shown and all others edited', () => {
  for (const path of PATHS.filter((file) => file.endsWith('.yaml')))
    for (const broken of [`${textOf(path)}  - [\n`, '[', '- a\n', 'text', '']) {
      const content = TEXTS.with(path, broken).content('en');
      assert.ok(content, `${path}: ${broken.slice(-10)}`);
    }
});

const FIELDS = z.record(z.string(), z.unknown());

test('also where somebody writes something else than a field wants', () => {
  for (const path of PATHS.filter((file) => file.endsWith('.yaml'))) {
    const data = FIELDS.parse(parse(textOf(path)) ?? {});
    for (const value of ['text', 5, ['text'], { 0: { text: 'text' } }]) {
      const wrong = Object.fromEntries(Object.keys(data).map((name) => [name, value]));
      const texts = TEXTS.with(path, stringify(wrong));
      assert.ok(texts.content('en'), path);
      assert.doesNotThrow(() => texts.customPage(path), path);
    }
  }
});
