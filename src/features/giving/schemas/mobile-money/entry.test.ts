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
import { mobileMoney } from './entry.ts';

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
    const others = Array.from('0123456789').filter((other) => other !== digit);
    return [
      ...others.map((other) => before + other + after),
      before + after,
      before + digit + digit + after,
      ...(/\d/.test(after[0] ?? '') ? [before + after[0] + digit + after.slice(1)] : []),
    ];
  });
  return [...new Set(at)].filter((slip) => slip !== number);
}

test('every slip in one of the two numbers is found, and in both what is public of their form', () => {
  const found = EVERY_KIND.map((entry) => {
    const slips = slipsOf(entry.number.replaceAll(' ', ''));
    const once = slips.filter((number) => wrongIn({ ...entry, number }).length > 0);
    const again = slips.filter((number) => wrongIn({ ...entry, numberAgain: number }).length > 0);
    const both = slips.filter(
      (number) => wrongIn({ ...entry, number, numberAgain: number }).length > 0,
    );
    assert.deepEqual([once, again], [slips, slips]);
    return both.length;
  });
  const [paybill, till, merchant, wallet = 0] = found;
  // A business has no check digit: only its length is known, or the code to dial that holds it.
  assert.deepEqual([paybill, till, merchant], [0, 7, 71]);
  assert.ok(wallet > 20, `${wallet} slips give no mobile number of the country`);
});

test('a number that none of its country can be is refused with what was expected', () => {
  const refused: [expected: RegExp, entry: object][] = [
    [/^number: This needs 5 to 7 digits; this number has 4$/, { ...PAYBILL, number: '4002' }],
    [/^number: This needs 5 to 7 digits; this number has 8$/, { ...TILL, number: '51234567' }],
    [/^number: This needs 4 to 10 digits/, { ...MERCHANT, country: 'RW', number: '123' }],
    [/^number: This needs a mobile number of Senegal/, { ...WALLET, number: '33 800 00 00' }],
    [
      /^number: This needs a mobile number of Kenya, .*; this one is of Uganda$/,
      { ...WALLET, country: 'KE', number: '+256 712 345678' },
    ],
    [
      /^numberAgain: This needs the same number as above, "400222"/,
      { ...PAYBILL, numberAgain: '400223' },
    ],
    [/^ussd: This needs a code with the number above/, { ...MERCHANT, ussd: '*165*3*191918#' }],
    [/^ussd: This needs a code that a phone can dial/, { ...MERCHANT, ussd: '165' }],
    [/^account: This needs letters without accents/, { ...PAYBILL, account: 'ÉGLISE' }],
    [/^name: This needs letters without accents/, { ...PAYBILL, name: 'HAVEN – NETWORK' }],
    [/^account: /, { ...PAYBILL, account: undefined }],
    [/^checked: This needs a day that has come/, { ...PAYBILL, checked: daysFromNow(3) }],
    [/^checked: This needs a day written as/, { ...PAYBILL, checked: '20 November 2026' }],
    [/^country: This needs the two capital letters/, { ...PAYBILL, country: 'Kenya' }],
    [/^number: This needs the number between quotation marks/, { ...PAYBILL, number: 400222 }],
  ];
  for (const [expected, entry] of refused) {
    const same = 'number' in entry && !('numberAgain' in entry && entry.numberAgain === '400223');
    const again = same ? { ...entry, numberAgain: entry.number } : entry;
    assert.match(wrongIn(again)[0] ?? '', expected);
  }
  assert.match(wrongIn({ ...TILL, account: 'HAVEN' })[0] ?? '', /account/);
  // Whoever is still filling in the rest is told at once.
  const { service, country, kind, number } = PAYBILL;
  assert.match(
    wrongIn({ service, country, kind, number, numberAgain: '400223' }).join('\n'),
    /^numberAgain: This needs the same number as above/m,
  );
});

test('a code that does anything but pay is refused, whatever number it holds', () => {
  const refused: [expected: RegExp, codes: string[]][] = [
    [
      /forwards calls to another number/,
      [
        '*21*191919#',
        '**21*191919#',
        '**62*191919*11*20#',
        '*61*191919#',
        '*67*191919#',
        '*002*191919#',
        '*004*191919#',
        '##002#',
        '#21#',
        '*#62#',
        '*214*191919#',
        '*72*191919#',
        '*720772123456',
        '*73#',
      ],
    ],
    [/bars calls/, ['*33*191919#', '#330*0000#', '*35*191919#', '*331*191919#', '*353*0000#']],
    [/shows or hides the number of a caller/, ['#31#', '*31#', '*30#']],
    [/changes what happens to calls/, ['*43#', '#43#']],
    [
      /changes the PIN or a password/,
      ['**04*1234*1111*1111#', '**05*12345678*1111*1111#', '*03*0*1#'],
    ],
    [/shows the serial number/, ['*#06#']],
    [/can erase the phone/, ['*2767*3855#', '*2767*191919#']],
    [/changes settings of the phone/, ['*5005*7672#', '*5005*191919#']],
    [/starts with \*#\*# changes or shows settings/, ['*#*#4636#*#*', '*#*#7780#*#*']],
    [/starts with ## changes or shows settings/, ['##7764726#', '##191919#']],
    [/starts with \*# changes or shows settings/, ['*#9900#', '*#100#']],
  ];
  for (const [expected, codes] of refused)
    for (const ussd of codes) {
      const [said = '', ...more] = wrongIn({ ...MERCHANT, ussd });
      assert.match(said, expected, ussd);
      assert.match(
        said,
        /^ussd: This needs a code that pays, such as "\*334#"; one that starts with /,
      );
      // A code whose number is another one is told about that, too.
      assert.ok(more.length <= 1, more.join());
    }
  // Codes of services, as they publish them.
  for (const ussd of ['*334#', '#144#', '#150#', '*144#', '*150*00#', '*165*3*191919#', '*126#'])
    assert.deepEqual(wrongIn({ ...MERCHANT, ussd }), [], ussd);
});

test('a service, a country and a currency that do not fit each other are told', () => {
  const refused: [expected: RegExp, entry: object][] = [
    [
      /^country: This needs a country where M-Pesa works: .*, Kenya, .* or Tanzania, as known on \d+ \w+ 2026\. If it works in Nigeria/,
      { ...PAYBILL, country: 'NG', currency: 'NGN' },
    ],
    [/^country: .* where Orange Money works/, { ...MERCHANT, service: 'Orange Money' }],
    [/^country: .* where Wave works/, { ...TILL, service: 'WAVE' }],
    [/^country: .* where MTN MoMo works/, { ...TILL, service: 'MoMo from MTN' }],
    [
      /^country: .* where Airtel Money works/,
      { ...TILL, service: 'Airtel Money', country: 'ZW', currency: 'USD' },
    ],
    [
      /^currency: This needs the currency of Kenya, KES. It says UGX$/,
      { ...PAYBILL, currency: 'UGX' },
    ],
    [/^currency: .* of Senegal, XOF. It says XAF$/, { ...WALLET, currency: 'XAF' }],
    [
      /^currency: .* of Congo - Kinshasa, CDF or USD. It says EUR$/,
      { ...TILL, country: 'CD', currency: 'EUR' },
    ],
    [
      /^number: This needs the number of a business; no business has 000000$/,
      { ...PAYBILL, number: '000000', numberAgain: '000000' },
    ],
  ];
  for (const [expected, entry] of refused) {
    const said = wrongIn(entry);
    assert.match(said[0] ?? '', expected);
    assert.equal(said.length, 1);
  }
  for (const [service, country, currency] of [
    ['M-PESA', 'TZ', 'TZS'],
    ['M-Pesa', 'CD', 'USD'],
    ['EVC Plus', 'SO', 'USD'],
    ['Telebirr', 'ET', 'ETB'],
    ['MTN MoMo', 'ZA', 'ZAR'],
    // No country of the tables.
    ['GCash', 'PH', 'PHP'],
    ['Orange Money', 'JO', 'JOD'],
  ])
    assert.deepEqual(wrongIn({ ...MERCHANT, service, country, currency, ussd: undefined }), []);
});

test('one number stands there once, and two services may share one phone', () => {
  assert.match(
    wrongIn(PAYBILL, { ...TILL, number: '400222', numberAgain: '400222' })[0] ?? '',
    /^number: Each number may be here once; 400222 is in the list above already$/,
  );
  const wave = { ...WALLET, service: 'Wave', ussd: undefined };
  assert.deepEqual(wrongIn(WALLET, wave), []);
  assert.match(
    wrongIn(wave, { ...wave, number: '+221770123456' })[0] ?? '',
    /is in the list above/,
  );
});
