import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { locatedFieldsOf } from '#content/launch';
import { fieldIssues } from '#content/launch/field-issues.ts';
import { Project } from '#content/project';
import { fieldNames } from '#content/reading';
import { PAYBILL } from '../../../../tests/fixtures/mobile-money.ts';
import { fields as changedFields, whole } from '../../../../tests/support/fields.ts';
import { MODEL } from '../../features.ts';
import { recipientTitle } from './transfer-method.ts';

const FILE = 'content/organisation.yaml';
const shipped = readFileSync(new URL(`../../../../${FILE}`, import.meta.url), 'utf8');

const ACCOUNT = {
  accountName: 'Example Foundation',
  bank: 'Example Bank',
  accountNumber: '31 926 819',
  numberAgain: '31926819',
  currency: 'GBP',
};

/** What the launch check says of one account and one number. */
function rowsWith(account: object, number: object): string[] {
  const donate = whole({ bank: [account], mobileMoney: [number] });
  const changes = changedFields({ name: 'Haven Network', donate });
  const project = new Project(MODEL, [[FILE, changes.setIn(shipped)]]);
  return fieldIssues(locatedFieldsOf(project, []), () => false)
    .filter(({ path }) => path[0] === 'donate' && path.length > 2)
    .map((row) => `${row.severity}: ${fieldNames(row)}`);
}

test('the launch check names what was checked long ago or never, and an account that was typed once', () => {
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [recent, old] = [{ checked: daysAgo(170) }, { checked: daysAgo(190) }];
  assert.deepEqual(rowsWith({ ...ACCOUNT, ...recent }, { ...PAYBILL, ...recent }), []);
  assert.deepEqual(rowsWith({ ...ACCOUNT, ...recent }, { ...PAYBILL, ...old }), [
    'advice: donate › mobileMoney › 1 › checked',
  ]);
  assert.deepEqual(rowsWith(ACCOUNT, { ...PAYBILL, ...recent }), [
    'advice: donate › bank › 1 › checked',
  ]);
  assert.deepEqual(
    rowsWith({ ...ACCOUNT, ...old, numberAgain: undefined }, { ...PAYBILL, ...recent }),
    ['blocker: donate › bank › 1 › numberAgain', 'advice: donate › bank › 1 › checked'],
  );
});

test('each of several accounts and numbers has a title of its own', () => {
  const recipient = (heading: string, label: string, number: string, account?: string) => {
    const detail = { label, groups: number.split(' ') };
    const values = { account, name: '', service: '', standing: '' };
    const instructions = { steps: [], values };
    return { heading, number: detail, details: [detail], account: {}, instructions };
  };
  const recipients = [
    recipient('M-Pesa, Kenya (KES)', 'Till number', '51 2345'),
    recipient('M-Pesa, Kenya (KES)', 'Phone number', '0712 345678'),
    recipient('M-Pesa, Kenya (KES)', 'Phone number', '0722 345678'),
    recipient('M-Pesa, Kenya (KES)', 'Business number', '400 222', 'HAVEN'),
    recipient('M-Pesa, Kenya (KES)', 'Business number', '400 222', 'WORKSHOPS'),
    recipient('Wave, Senegal (XOF)', 'Phone number', '77 012 34 56'),
  ];
  assert.deepEqual(
    recipients.map((one) => recipientTitle(one, recipients, '{account}: {field}')),
    [
      'M-Pesa, Kenya (KES): Till number',
      'M-Pesa, Kenya (KES): 0712 345678',
      'M-Pesa, Kenya (KES): 0722 345678',
      'M-Pesa, Kenya (KES): 400 222, HAVEN',
      'M-Pesa, Kenya (KES): 400 222, WORKSHOPS',
      'Wave, Senegal (XOF)',
    ],
  );
});
