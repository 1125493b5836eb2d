import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { isSame } from '#content/data';
import { textOf } from '../../../../tests/editor/project.ts';
import {
  randomChange,
  remarked,
  remarksAt,
  remarksIn,
} from '../../../../tests/editor/random-changes.ts';
import { Random } from '../../../../tests/editor/random.ts';
import { ROOT } from '../../../../tests/support/root.ts';
import { storedData } from '../data/stored-data.ts';
import { fileFieldAt } from './file-schema.ts';
import { OpenProject } from './open-project.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/** The number of saves of each file; `SAVES=270 npm test -- files/saves` tries more. */
const SAVES = Number(process.env['SAVES'] ?? 4);
const SHIPPED = globSync('{content,example/content}/{*,en/**/*}.yaml', { cwd: ROOT });

const NONE = { ok: 0, 'other data': 0, 'not as it was': 0, 'comments lost': 0 };

const dataIn = (path: string, text: string) => new OpenProject().with(path, text).formValues(path);

/** Saves a random change of a file with random comments. @returns the outcome */
function save(path: string, text: string, random: Random) {
  const file = fileFieldAt(path);
  const lines = remarked(text, file, random);
  const source = random.chance(0.2) ? `\ufeff${lines.replaceAll('\n', '\r\n')}` : lines;
  const { data, removed } = randomChange(dataIn(path, source), file, random);
  const wanted = storedData(data, file);
  const saved = editYaml(source, wanted);
  if (!isSame(dataIn(path, saved), wanted)) return 'other data';
  if (editYaml(source, dataIn(path, source)) !== source) return 'not as it was';
  const kept = [...remarksIn(saved), ...(removed ? remarksAt(lines, removed) : [])];
  return remarksIn(source).every((remark) => kept.includes(remark)) ? 'ok' : 'comments lost';
}

test('saves what was changed in a form, and keeps every remark beside it', () => {
  const random = new Random(1);
  const counts = { ...NONE };
  for (const path of SHIPPED)
    for (let left = SAVES; left > 0; left -= 1)
      counts[save(path.replace('example/', ''), textOf(path), random)] += 1;
  assert.deepEqual(counts, { ...NONE, ok: SAVES * SHIPPED.length });
});
