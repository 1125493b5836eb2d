import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAYBILL } from '../../../tests/fixtures/mobile-money.ts';
import { fields as changedFields } from '../../../tests/support/fields.ts';
import { linksOf } from '../../core/checks/links.ts';
import { findRows } from '../../core/launch/find-rows.ts';
import { fieldsOfProject } from '../../core/launch/placed-fields.ts';
import { Project } from '../../core/project/project.ts';
import { fieldNames } from '../../core/reading/content-error.ts';
import { MODEL } from '../../features.ts';
import { unverifiedRows } from './feature.ts';
import { checkedCode } from './schemas/mobile-money/checked-code.ts';

const FILE = 'content/organisation.yaml';
const shipped = readFileSync(new URL(`../../../${FILE}`, import.meta.url), 'utf8');

/** What the launch check says of organisation.yaml with these fields. */
function rowsWith(changes: object) {
  const project = new Project(MODEL, [[FILE, changedFields(changes).setIn(shipped)]]);
  const fields = fieldsOfProject(project, []);
  const facts = { project, fields, links: linksOf(project), pages: [], reached: new Set<never>() };
  return [
    ...findRows(fields, { name: 'Haven Network', has: () => false }),
    ...unverifiedRows({ ...facts, now: Date.now() }),
  ];
}

test('a number of mobile money is named that was checked long ago, or changed since', () => {
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const rowsOf = (entry: object) =>
    rowsWith({ name: 'Haven Network', donate: { mobileMoney: [entry] } }).filter(({ path }) =>
      path.join().startsWith('donate,mobileMoney'),
    );
  const recent = { ...PAYBILL, checked: daysAgo(170) };
  const proven = { ...recent, checkedCode: checkedCode(recent) };
  assert.deepEqual(rowsOf(proven), []);
  // Spaces in the number, the code to dial and words of the service change nothing of where money
  // goes.
  assert.deepEqual(rowsOf({ ...proven, number: '4 00222', ussd: '*1#', standing: 'Other' }), []);
  for (const change of [
    { number: '400223', numberAgain: '400223' },
    { account: 'OTHER' },
    { name: 'OTHER NAME' },
    { service: 'Airtel Money' },
    { checked: daysAgo(3) },
    { checkedCode: undefined },
  ]) {
    const changed = { ...proven, ...change };
    const [row, ...others] = rowsOf(changed);
    assert.deepEqual(
      [row && fieldNames(row), others],
      ['donate › mobileMoney › 1 › checkedCode', []],
    );
    assert.equal(row?.severity, 'blocker');
    assert.ok(row.inFile?.includes(`"${checkedCode(changed)}"`), row.today);
  }
  const old = { ...PAYBILL, checked: daysAgo(190) };
  const [row, ...others] = rowsOf({ ...old, checkedCode: checkedCode(old) });
  assert.deepEqual(
    [row?.severity, row && fieldNames(row), others],
    ['advice', 'donate › mobileMoney › 1 › checked', []],
  );
});
