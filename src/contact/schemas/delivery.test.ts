import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ContentError } from '../../content/reading/content-error.ts';
import { parseContent } from '../../content/reading/parse-content.ts';
import { whatsAppAddress } from '../message-links.ts';
import { delivery } from './delivery.ts';

const schema = z.strictObject({ delivery });

/** The errors of a content file, one line each. */
function problems(source: string): string[] {
  try {
    parseContent(source, schema, 'organisation.yaml');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);
  }
  return [];
}

test('accepts every way of delivery', () => {
  for (const source of [
    'delivery: none',
    'delivery:\n  to: email',
    'delivery:\n  to: email\n  address: hello@example.org',
    'delivery:\n  to: whatsapp\n  number: "+234 803 123 4567"',
    'delivery:\n  to: endpoint\n  address: /api/contact\n  format: json',
    'delivery:\n  to: endpoint\n  address: https://forms.example.org/f\n  format: form\n  thankYouField: _next\n  serviceFields:\n    access_key: "12"',
    'delivery:\n  to: netlify',
    'delivery:\n  to: formspree\n  key: xayzbcdf',
    'delivery:\n  to: web3forms\n  key: 01234567-89ab-cdef-0123-456789abcdef',
    'delivery:\n  to: basin\n  key: "012345678901"',
    'delivery:\n  to: function',
    'delivery:\n  to: function\n  passesTo: hook.eu2.make.com',
  ]) {
    assert.deepEqual(problems(source), []);
  }
});

const WAYS = 'email, whatsapp, netlify, formspree, web3forms, basin, function or endpoint';
const NO_HOST = '3 delivery › passesTo: expected the host of your webhook alone';
const NO_NUMBER = '3 delivery › number: expected a whole phone number with its country code';
const RETIRED = '3 delivery: "host" is no field any more, so take this line out';

/** What follows `delivery:`, and the beginning of the one problem that is reported. */
const REFUSED: [source: string, problem: string, detail?: RegExp][] = [
  [' emial', `1 delivery: expected none, or below it "to: " with ${WAYS}`, /found "emial"/],
  ['\n  address: a@example.org', '1 delivery › to: is missing'],
  ['\n  to: mail', `2 delivery › to: expected ${WAYS}, found "mail"`],
  [
    '\n  to: email\n  adress: a@b.org',
    '3 delivery: "adress" is not a field here',
    /only to, address\./,
  ],
  ['\n  to: netlify\n  key: abc', '3 delivery: "key" is not a field here; expected only to.'],
  [
    '\n  to: web3forms\n  key: hello@example.org',
    '3 delivery › key: expected the access key that Web3Forms has sent you, such as 01234567',
    /found "hello@/,
  ],
  ['\n  to: formspree', '1 delivery › key: is missing (The key of your form at Formspree'],
  [
    '\n  to: formspree\n  key: https://formspree.io/f/xayzbcdf',
    '3 delivery › key: expected the letters and digits at the end of your form’s address',
  ],
  // Digits alone are a number to YAML.
  ['\n  to: basin\n  key: 012345678901', '3 delivery › key: ', /address at Basin/],
  ['\n  to: function\n  host: netlify', RETIRED, /For a site on Netlify write "to: netlify"/],
  ['\n  to: function\n  host: cloudflare', RETIRED],
  ['\n  to: function\n  passesTo: https://hook.example.org/abc', NO_HOST],
  ['\n  to: function\n  passesTo: hook.example.org/abc', NO_HOST],
  ['\n  to: function\n  passesTo: hook', NO_HOST],
  ['\n  to: function\n  passesTo: "a b.org"', NO_HOST],
  ['\n  to: whatsapp', "1 delivery › number: is missing (The team's WhatsApp number"],
  ['\n  to: whatsapp\n  number: "0803 123 4567"', NO_NUMBER],
  ['\n  to: whatsapp\n  number: "+234 12"', NO_NUMBER],
  ['\n  to: whatsapp\n  number: "call us"', NO_NUMBER],
  [
    '\n  to: whatsapp\n  number: 2348031234567',
    '3 delivery › number: expected the number between quotation marks',
  ],
  [
    '\n  to: whatsapp\n  number: "+234 803 123 4567 ext. 12"',
    '3 delivery › number: expected the number alone, without the extension "12", which WhatsApp',
  ],
];

/** The same for what follows the address and format of an endpoint. */
const REFUSED_ENDPOINTS: [source: string, problem: string, detail?: RegExp][] = [
  [
    'address: http://forms.example.org/f',
    '4 delivery › address: expected a full address that starts with https://',
    /found "http:/,
  ],
  ['address: "http://127.0.0.1:4450/"', '4 delivery › address: ', /starts with https/],
  [
    'address: /a\n  serviceFields:\n    message: x',
    '6 delivery › serviceFields › message: expected a name that the form itself does not use',
  ],
  [
    'address: /a\n  honeypotField: "a b"',
    '5 delivery › honeypotField: expected letters, digits and _',
  ],
  [
    'address: /a\n  thankYouField: _gotcha',
    '5 delivery › thankYouField: expected another name than that of honeypotField ("_gotcha")',
  ],
  [
    'address: /a\n  honeypotField: botcheck\n  serviceFields:\n    botcheck: "1"',
    '7 delivery › serviceFields › botcheck: expected another name than that of honeypotField',
  ],
  [
    'address: /a\n  thankYouField: next\n  serviceFields:\n    next: "1"',
    '5 delivery › thankYouField: expected a name that serviceFields does not give a value',
  ],
];

for (const [source, problem, detail = /./] of [
  ...REFUSED,
  ...REFUSED_ENDPOINTS.map(
    ([rest, ...expected]) => [`\n  to: endpoint\n  format: json\n  ${rest}`, ...expected] as const,
  ),
]) {
  test(`explains${source.replace(/\n */g, ', ')}`, () => {
    const found = problems(`delivery:${source}`);
    assert.equal(found.length, 1, found.join('\n'));
    const [said = ''] = found;
    assert.equal(said.slice(0, problem.length), problem);
    assert.match(said, detail);
  });
}

test('lists the missing fields, and explains how to replace a list of addresses by one', () => {
  assert.deepEqual(
    problems('delivery:\n  to: endpoint').map((line) => line.replace(/ \(.*/, '')),
    ['1 delivery › address: is missing', '1 delivery › format: is missing'],
  );
  const found = problems(
    'delivery:\n  to: endpoint\n  format: json\n  addresses: [https://a.example.org/, /b]',
  );
  assert.equal(found.length, 2);
  assert.match(found[0] ?? '', /^1 delivery › address: is missing \(Where messages are posted/);
  assert.match(found[1] ?? '', /^4 delivery: "addresses" is now "address", and has one address/);
});

test('accepts a WhatsApp number as people write it, and links to its international form', () => {
  const chat = (number: string) => {
    const { delivery: made } = parseContent(
      `delivery:\n  to: whatsapp\n  number: "${number}"`,
      schema,
      'organisation.yaml',
    );
    return typeof made === 'object' && 'number' in made ? whatsAppAddress(made.number) : made;
  };
  for (const [written, link] of [
    ['+44 (0)7911 123456', 'https://wa.me/447911123456'],
    ['+234 803\u2011123\u20114567', 'https://wa.me/2348031234567'],
    ['\u202a+234 803 123 4567\u202c', 'https://wa.me/2348031234567'],
    ['+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧', 'https://wa.me/2348031234567'],
    ['＋２３４８０３１２３４５６７', 'https://wa.me/2348031234567'],
    ['+225 07 07 07 07 07', 'https://wa.me/2250707070707'],
    ['+54 9 11 2345-6789', 'https://wa.me/5491123456789'],
  ] as const) {
    assert.equal(chat(written), link);
  }
});

test('accepts a local server only with ALLOW_LOCAL_ENDPOINTS', () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const source = `delivery:\n  to: endpoint\n  format: json\n  address: "http://${host}:4450/"`;
    assert.match(problems(source).join(), /starts with https/);
    process.env['ALLOW_LOCAL_ENDPOINTS'] = '1';
    assert.deepEqual(problems(source), []);
    delete process.env['ALLOW_LOCAL_ENDPOINTS'];
  }
});
