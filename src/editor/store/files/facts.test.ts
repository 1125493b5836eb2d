import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { GIVING_FIELDS } from '#site/features/giving/content.ts';
import {
  dataIn,
  sentencesIn,
  textOf,
  textsIn,
  typedInto,
} from '../../../../tests/editor/project.ts';
import { fields } from '../../../../tests/support/fields.ts';
import type { Group } from '../data/values.ts';
import { mistakesOf } from './mistakes.ts';
import type { TextFiles } from './text-files.ts';

const FACTS = MODEL.pathOf('organisation', '');
/** The facts without a way to give. */
const GIVEN_NOTHING = fields({ donate: undefined }).setIn(textOf(FACTS));
const TEXTS = textsIn(['en'], { [FACTS]: GIVEN_NOTHING });
/** The project with other facts. */
const withFacts = (data: Group, texts = TEXTS) => typedInto(texts, FACTS, data);
/** The mistakes of the facts. */
const sentences = (texts: TextFiles) =>
  sentencesIn(mistakesOf(texts.project.checkedData(FACTS).problems ?? [], texts));

const ACCOUNT = { accountName: 'Example Foundation', bank: 'Example Bank', currency: 'GBP' };
const RIGHT_IBAN = { ...ACCOUNT, iban: 'GB29 NWBK 6016 1331 9268 19' };

const organisation = dataIn(GIVEN_NOTHING);
const withBank = (account: unknown): Group => ({ ...organisation, donate: { bank: [account] } });

test('what was filled in and taken back leaves nothing behind', () => {
  const texts = withFacts(withBank(RIGHT_IBAN));
  assert.equal(sentences(texts), '');
  assert.deepEqual(dataIn(texts.project.get(FACTS) ?? ''), withBank(RIGHT_IBAN));
  const content = texts.content('en');
  assert.equal(
    (content && content.of(GIVING_FIELDS.ways))?.bank[0]?.iban,
    RIGHT_IBAN.iban.replaceAll(' ', ''),
  );
  assert.equal(withFacts(organisation, texts).project.get(FACTS), GIVEN_NOTHING);
});
