import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { isSame, customPagesFolder } from '#content/project';
import { textOf } from '../../../../tests/editor/project.ts';
import { RandomPages } from '../../../../tests/editor/random-pages.ts';
import { randomChange, remarked, remarksIn } from '../../../../tests/editor/random-saves.ts';
import { ROOT } from '../../../../tests/support/root.ts';
import { tidied } from '../../form/tidied.ts';
import { fileSchemaAt, formData } from './file-schema.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/**
 * The number of saves of each file; `SAVES=270 npm test -- src/editor/store/files/saves` tries
 * more.
 */
const SAVES = Number(process.env['SAVES'] ?? 2);
const SHIPPED = globSync('{content,example/content}/{*,en/**/*}.yaml', { cwd: ROOT });
const PAGE = `${customPagesFolder('en')}/page.yaml`;

/** Saves a random change of a file with random comments. @returns the outcome */
function save(path: string, text: string, random: RandomPages) {
  const schema = fileSchemaAt(path);
  const lines = remarked(text, schema, random);
  const source = random.chance(0.2) ? `\ufeff${lines.replaceAll('\n', '\r\n')}` : lines;
  const { data, removed } = randomChange(lines, formData(path, source), schema, random);
  const wanted = tidied(data, schema);
  const saved = editYaml(source, wanted);
  if (!isSame(formData(path, saved), wanted)) return 'other data';
  const kept = [...remarksIn(saved), ...removed];
  return remarksIn(source).every((remark) => kept.includes(remark)) ? 'ok' : 'comments lost';
}

test('saves what was changed in a form, and keeps every remark beside it', (context) => {
  const random = new RandomPages(1);
  const pages = SHIPPED.map(() => [PAGE, stringify(random.page())] as const);
  const files = SHIPPED.map((path) => [path.replace('example/', ''), textOf(path)] as const);
  const counts = { ok: 0, 'other data': 0, 'comments lost': 0 };
  for (const [path, text] of [...files, ...pages])
    for (let left = SAVES; left > 0; left -= 1) counts[save(path, text, random)] += 1;
  context.diagnostic(JSON.stringify(counts));
  const all = SAVES * (files.length + pages.length);
  assert.deepEqual(counts, { ok: all, 'other data': 0, 'comments lost': 0 });
});
