import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  EIGHT,
  EVERY_KIND,
  MERCHANT,
  PAYBILL,
  TILL,
  WALLET,
} from '../../../../../tests/fixtures/mobile-money.ts';
import { mobileMoney } from './mobile-money.ts';

/** The fields that are wrong, each with what was expected. */
function wrongIn(...entries: object[]): string[] {
  const { error } = mobileMoney.safeParse(entries);
  return error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`) ?? [];
}
const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('numbers of every kind in six countries are taken, with and without spaces', () => {
  assert.deepEqual(wrongIn(...EIGHT), []);
  assert.deepEqual(mobileMoney.parse([PAYBILL])[0]?.numberAgain, '400222');
});

/**
 * What happens to a number that is typed: another digit, one too few, one twice, two changed over.
 */
function slipsOf(number: string): string[] {
  const at = Array.from(number).flatMap((digit, index) => {
    if (!/\d/.test(digit)) return [];
    const [before, after] = [number.slice(0, index), number.slice(index + 1)];
    const otherDigits = Array.from('0123456789').filter((candidate) => candidate !== digit);
    return [
      ...otherDigits.map((candidate) => before + candidate + after),
      before + after,
      before + digit + digit + after,
      ...(/\d/.test(after[0] ?? '') ? [before + after[0] + digit + after.slice(1)] : []),
    ];
  });
  return [...new Set(at)].filter((slip) => slip !== number);
}

test('every slip in one of the two numbers is found, and in both what is public of their form', () => {
  const foundInBoth = EVERY_KIND.map((entry) => {
    const slips = slipsOf(entry.number.replaceAll(' ', ''));
    const inFirst = slips.filter((number) => wrongIn({ ...entry, number }).length > 0);
    const inSecond = slips.filter(
      (number) => wrongIn({ ...entry, numberAgain: number }).length > 0,
    );
    const inBoth = slips.filter(
      (number) => wrongIn({ ...entry, number, numberAgain: number }).length > 0,
    );
    assert.deepEqual([inFirst, inSecond], [slips, slips]);
    return inBoth.length;
  });
  const [paybill, till, merchant, wallet = 0] = foundInBoth;
  // A business has no check digit.
  assert.deepEqual([paybill, till, merchant], [0, 0, 0]);
  assert.ok(wallet > 20, `${wallet} slips give no mobile number of the country`);
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
  // Whoever is still filling in the rest is told at once.
  const { service, country, kind, number } = PAYBILL;
  assert.match(
    wrongIn({ service, country, kind, number, numberAgain: '400223' }).join('\n'),
    /^numberAgain: Write the same number as above/m,
  );
});

test('a known service in a country where it does not work is told, with the day of the list', () => {
  for (const [known, entry] of [
    [/^country: .* M-Pesa works: .*, Kenya, .* or Tanzania, as known on \d+ \w+ 2026\./, PAYBILL],
    [/^country: .* where Orange Money works/, { ...MERCHANT, service: 'Orange Money' }],
    [/^country: .* where Wave works/, { ...TILL, service: 'WAVE' }],
    [/^country: .* where MTN MoMo works/, { ...TILL, service: 'MoMo from MTN' }],
  ] as const) {
    const country = entry === PAYBILL ? 'NG' : entry.country;
    const [first = '', ...others] = wrongIn({ ...entry, country, ussd: undefined });
    assert.match(first, known);
    assert.deepEqual(others, []);
  }
  for (const [service, country] of [
    ['M-PESA', 'TZ'],
    ['MTN MoMo', 'ZA'],
    // Not in the list.
    ['Telebirr', 'ET'],
    ['GCash', 'PH'],
  ])
    assert.deepEqual(wrongIn({ ...MERCHANT, service, country, ussd: undefined }), []);
});

test('one number stands there once, and two services may share one phone', () => {
  assert.match(
    wrongIn(PAYBILL, { ...TILL, number: '400222', numberAgain: '400222' })[0] ?? '',
    /^number: Write each number once; 400222 is in the list above already$/,
  );
  const wave = { ...WALLET, service: 'Wave', ussd: undefined };
  assert.deepEqual(wrongIn(WALLET, wave), []);
  assert.match(
    wrongIn(wave, { ...wave, number: '+221770123456' })[0] ?? '',
    /is in the list above/,
  );
});
