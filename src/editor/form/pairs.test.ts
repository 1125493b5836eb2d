import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { fieldAt, fieldOf } from '#content/fields';
import { MODEL } from '#site/features';
import { textsIn } from '../../../tests/editor/project.ts';
import { withValue } from '../store/data/values.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { PAIRED_FIELDS, pairOf } from './pairs.ts';

test('every field that goes with another one names a field that there is', () => {
  for (const field of PAIRED_FIELDS.values()) {
    const [name = '', keyPath = ''] = field.split(' ');
    const file = fieldOf(MODEL.file(name).schema);
    assert.ok(fieldAt(file, keyPath.split('.'), {}), field);
  }
});

test('the description of a picture goes with it, although a picture has no text', () => {
  const file = 'content/pictures.yaml';
  const filled = textsIn(['en']).with(file, stringify({ vision: { file: 'portrait.jpg' } }));
  const [field = ''] =
    [...PAIRED_FIELDS].find(([, partner]) => partner === 'pictures vision') ?? [];
  const [name = '', keyPath = ''] = field.split(' ');
  const pairIn = (texts: OpenProject) =>
    pairOf(texts, MODEL.pathOf(name, 'en'), keyPath.split('.'));
  assert.equal(pairIn(filled)?.isFilled, true);
  assert.equal(pairIn(filled.with(file, '{}'))?.isFilled, false);
  // The other way round, a picture has a description, also if that is only decoration or missing.
  const descriptionIn = (said: object) => {
    const texts = filled.with(
      MODEL.pathOf(name, 'en'),
      stringify(withValue({}, keyPath.split('.'), said)),
    );
    const { value, isFilled, isDescription } = pairOf(texts, file, ['vision']) ?? {};
    assert.ok(isDescription);
    return value || isFilled;
  };
  const said = [{ alt: 'Ada sings' }, { decorative: true }, {}].map(descriptionIn);
  assert.deepEqual(said, ['Ada sings', true, false]);
});
