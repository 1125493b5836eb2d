import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { mapValues } from '#content/fields';
import { MODEL } from '#site/features';
import { textsIn } from '../../../../tests/editor/project.ts';
import { Random } from '../../../../tests/editor/random.ts';
import { exampleTexts } from '../../../../tests/support/sites.ts';
import { fileFieldAt } from './file-schema.ts';

/** What may stand in place of any value. */
const WRONG = [undefined, null, '', 'x', 7, true, false, [], {}, [null], ['x'], [{}]];
/**
 * The mistakes that give a value another type than its schema says, unlike a text that is too long.
 * Views take blocks from `pageBlocks`, with a note in place of one without a kind.
 */
const wrongTypes = (schema: z.ZodType, data: unknown) =>
  schema
    .safeParse(data)
    .error?.issues.filter(({ code }) => /^invalid_(type|value|union)$/.test(code))
    .filter(({ path: [field] }) => field !== 'blocks' && field !== 'more') ?? [];

test('data as shown have the types of their schema, whatever is missing or wrong', () => {
  const random = new Random(1);
  const texts = textsIn(['en'], exampleTexts());
  for (const [path, text] of Object.entries(exampleTexts())) {
    const { schema, code } = MODEL.fileInfoOf(path);
    if (!schema || !['', 'en'].includes(code)) continue;
    for (let times = 0; times < 20; times += 1) {
      const data = mapValues(fileFieldAt(path), parse(text), (value, _field, keys) =>
        keys.length > 0 && random.chance(1 / 8) ? WRONG[random.below(WRONG.length)] : value,
      );
      const source = stringify(data, { aliasDuplicateObjects: false });
      const shown = texts.with(path, source).shownData(path);
      assert.deepEqual(wrongTypes(schema, shown), [], `${path}:\n${source}`);
    }
  }
});
