import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  EVERY_KIND,
  MERCHANT,
  PAYBILL,
  TILL,
  WALLET,
} from '../../../../../tests/fixtures/mobile-money.ts';
import { mobileMoneyNumbers } from './mobile-money.ts';

/** The fields that are wrong, each with what was expected. */
function wrongIn(...entries: object[]): string[] {
  const { error } = mobileMoneyNumbers.safeParse(entries);
  return error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`) ?? [];
}
const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('numbers of every kind are taken, with and without spaces', () => {
  assert.deepEqual(wrongIn(...EVERY_KIND), []);
  assert.deepEqual(mobileMoneyNumbers.parse([PAYBILL])[0]?.numberAgain, '400222');
});

test('a slip in one of the two numbers is found', () => {
  for (const entry of EVERY_KIND)
    for (const slip of [
      entry.number.slice(1),
      `${entry.number}0`,
      entry.number.replace(/\d$/, '0'),
    ])
      for (const field of ['number', 'numberAgain'])
        assert.notDeepEqual(wrongIn({ ...entry, [field]: slip }), [], `${field} ${slip}`);
});

test('a number that none of its country can be is refused with what was expected', () => {
  const refused: [expected: RegExp, entry: object][] = [
    [/^number: Write the 4 to 10 digits .* "400"$/, { ...PAYBILL, number: '400' }],
    [/^number: Write the 4 to 10 digits/, { ...TILL, number: '51234567891' }],
    [/^number: Write a mobile number of Senegal/, { ...WALLET, number: '33 800 00 00' }],
    [
      /^number: Write a mobile number of Kenya, .*; this one belongs to Uganda$/,
      { ...WALLET, country: 'KE', number: '+256 712 345678' },
    ],
    [
      /^numberAgain: Write the same number as above, "400222"/,
      { ...PAYBILL, numberAgain: '400223' },
    ],
    [/^ussd: Write a code that a phone can dial/, { ...MERCHANT, ussd: '165' }],
    [/^account: /, { ...PAYBILL, account: undefined }],
    [/^number: Write the 4 to 10 digits of the number/, { ...PAYBILL, number: '000000' }],
    [/^checked: Choose today or an earlier day/, { ...PAYBILL, checked: daysFromNow(3) }],
    [/^country: Write the two capital letters/, { ...PAYBILL, country: 'Kenya' }],
    [/^number: Write the number between quotation marks/, { ...PAYBILL, number: 400222 }],
  ];
  for (const [expected, entry] of refused) {
    const same = 'number' in entry && !('numberAgain' in entry && entry.numberAgain === '400223');
    const retyped = same ? { ...entry, numberAgain: entry.number } : entry;
    assert.match(wrongIn(retyped)[0] ?? '', expected);
  }
  assert.match(wrongIn({ ...TILL, account: 'HAVEN' })[0] ?? '', /account/);
  // The message comes at once, even while the other fields are incomplete.
  const { service, country, kind, number } = PAYBILL;
  assert.match(
    wrongIn({ service, country, kind, number, numberAgain: '400223' }).join('\n'),
    /^numberAgain: Write the same number as above/m,
  );
});

test('a known service in a country where it does not work is told, with the day of the list', () => {
  const abroad = (service: string, country: string) =>
    wrongIn({ ...MERCHANT, service, country, ussd: undefined });
  const works = 'M-Pesa works: .*, Kenya, .* or Tanzania, as known on \\d+ \\w+ 2026\\.';
  assert.match(abroad('M-PESA', 'NG').join(), new RegExp(`^country: .* ${works}`));
  for (const service of ['MoMo from MTN', 'MoMo'])
    assert.match(abroad(service, 'KE').join(), /^country: .* where MTN MoMo works/);
  assert.deepEqual(abroad('M-PESA', 'TZ'), []);
  // Not in the list.
  assert.deepEqual(abroad('Telebirr', 'ET'), []);
  assert.deepEqual(abroad('Airtel MoMo', 'KE'), []);
});

test('one number stands there once in a country, or once with each account', () => {
  const TWICE = 'number: Write each number once;';
  assert.deepEqual(wrongIn(PAYBILL, { ...PAYBILL, name: 'HAVEN', currency: 'USD' }), [
    `${TWICE} 400222 with HAVEN in Kenya is in the list above already`,
  ]);
  assert.deepEqual(wrongIn(TILL, { ...TILL, name: 'HAVEN' }), [
    `${TWICE} 5123456 in Kenya is in the list above already`,
  ]);
  assert.deepEqual(wrongIn(PAYBILL, { ...PAYBILL, account: 'WORKSHOPS' }), []);
  assert.deepEqual(wrongIn(TILL, { ...TILL, country: 'TZ', currency: 'TZS' }), []);
});

test('two services may share one phone', () => {
  const wave = { ...WALLET, service: 'Wave', ussd: undefined };
  assert.deepEqual(wrongIn(WALLET, wave), []);
  for (const again of [
    { number: '+221770123456' },
    { service: 'WAVE' },
    { service: 'Wave Mobile' },
  ])
    assert.match(wrongIn(wave, { ...wave, ...again })[0] ?? '', /is in the list above/);
});
