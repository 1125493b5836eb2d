import { fieldName } from '../../../core/reading/content-error.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { checkYaml } from '../../../core/reading/check-yaml.ts';
import { wayOf } from '../way.ts';
import { delivery } from './delivery.ts';

const check = (setting: string) =>
  checkYaml(`delivery: ${setting}`, z.strictObject({ delivery }), 'organisation.yaml');

/** The mistakes in a setting, one line each. */
const problems = (setting: string) =>
  (check(setting).problems ?? []).map(({ line, path, message, saysNow, hint = '' }) =>
    [`${line} ${fieldName(path)}:`, message, saysNow, `(${hint}`].filter(Boolean).join(' '),
  );

test('accepts every way of delivery', () => {
  for (const setting of [
    'none',
    '{ to: email }',
    '{ to: email, address: hello@example.org }',
    '{ to: whatsapp, number: "+234 803 123 4567" }',
    '{ to: endpoint, address: /api/contact, format: json }',
    '{ to: endpoint, address: https://forms.example.org/f, format: form, thankYouField: _next, serviceFields: { access_key: "12" } }',
    '{ to: netlify }',
    '{ to: formspree, key: xayzbcdf }',
    '{ to: web3forms, key: 01234567-89ab-cdef-0123-456789abcdef }',
    '{ to: basin, key: "012345678901" }',
    '{ to: function }',
    '{ to: function, passesTo: hook.eu2.make.com }',
  ]) {
    assert.deepEqual(problems(setting), []);
  }
});

const HOST = /^1 delivery › passesTo: This needs the host of your webhook alone/;
const PHONE = /^1 delivery › number: This needs a whole phone number with its country code/;
const RETIRED = /^3 delivery: "host" is no longer a field, .*For a site on Netlify write "to: net/;
const TO_ENDPOINT = 'to: endpoint, format: json, address: /a';

for (const [setting, expected] of [
  ['emial', /^1 delivery: This needs none, or below it "to: " with email, .*It says "emial" now/],
  ['{ address: a@example.org }', /^1 delivery › to: This is missing/],
  [
    '{ to: mail }',
    /^1 delivery › to: This needs email, whatsapp, netlify, formspree, web3forms, basin, function or endpoint. It says "mail"/,
  ],
  [
    '{ to: email, adress: a@b.org }',
    /"adress" is not a field here. The fields here are to, address\./,
  ],
  ['{ to: netlify, key: abc }', /"key" is not a field here. The fields here are to\./],
  ['\n  to: function\n  host: netlify', RETIRED],
  ['{ to: web3forms, key: hello@example.org }', /^1 delivery › key: This needs the access key/],
  ['{ to: formspree }', /^1 delivery › key: This is missing\. \(The key of your form at Formspree/],
  ['{ to: formspree, key: https://formspree.io/f/xayz }', /key: This needs the letters and digits/],
  // Digits alone are a number to YAML.
  ['{ to: basin, key: 012345678901 }', /^1 delivery › key: .*address at Basin/],
  ['{ to: function, passesTo: https://hook.example.org/abc }', HOST],
  ['{ to: function, passesTo: "a b.org" }', HOST],
  ['{ to: whatsapp }', /delivery › number: This is missing\. \(The team's WhatsApp number/],
  ['{ to: whatsapp, number: "0803 123 4567" }', PHONE],
  ['{ to: whatsapp, number: "+234 12" }', PHONE],
  ['{ to: whatsapp, number: 2348031234567 }', /number between quotation marks/],
  ['{ to: whatsapp, number: "+234 803 123 4567 ext. 12" }', /without the extension "12"/],
  [
    '{ to: endpoint, format: json, address: http://a.example.org }',
    /address that starts with https/,
  ],
  [
    `{ ${TO_ENDPOINT}, serviceFields: { message: x } }`,
    /› message: This needs a name that the form/,
  ],
  [`{ ${TO_ENDPOINT}, honeypotField: a b }`, /This needs letters, digits and _/],
  [`{ ${TO_ENDPOINT}, thankYouField: _gotcha }`, /thankYouField: .*than that of honeypotField/],
  [`{ ${TO_ENDPOINT}, serviceFields: { _gotcha: "1" } }`, /_gotcha: .*than that of honeypot/],
  [
    `{ ${TO_ENDPOINT}, thankYouField: n, serviceFields: { n: "1" } }`,
    /a name that serviceFields does/,
  ],
] as const) {
  test(`explains what is wrong with ${setting}`, () => {
    const [first = '', ...others] = problems(setting);
    assert.match(first, expected);
    assert.deepEqual(others, []);
  });
}

test('explains how to replace a list of addresses by one', () => {
  const found = problems('{ to: endpoint, format: json, addresses: [https://a.example.org/, /b] }');
  assert.match(
    found[0] ?? '',
    /^1 delivery › address: This is missing\. \(Where messages are posted/,
  );
  assert.match(found[1] ?? '', /^1 delivery: "addresses" is now "address", and has one address/);
});

test('accepts a WhatsApp number as people write it, and links to its international form', () => {
  for (const [written, link] of [
    ['+44 (0)7911 123456', 'https://wa.me/447911123456'],
    ['+234 803\u2011123\u20114567', 'https://wa.me/2348031234567'],
    ['\u202a+234 803 123 4567\u202c', 'https://wa.me/2348031234567'],
    ['+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧', 'https://wa.me/2348031234567'],
    ['＋２３４８０３１２３４５６７', 'https://wa.me/2348031234567'],
    ['+225 07 07 07 07 07', 'https://wa.me/2250707070707'],
    ['+54 9 11 2345-6789', 'https://wa.me/5491123456789'],
  ] as const) {
    const made = check(`{ to: whatsapp, number: "${written}" }`).data?.delivery;
    const site = { supportEmail: '', siteAddress: '' };
    assert.equal(made && wayOf(made, site)?.program?.link, link);
  }
});

test('accepts a local server only with ALLOW_LOCAL_ENDPOINTS', () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const setting = `{ to: endpoint, format: json, address: "http://${host}:4450/" }`;
    assert.match(problems(setting)[0] ?? '', /starts with https/);
    process.env['ALLOW_LOCAL_ENDPOINTS'] = '1';
    assert.deepEqual(problems(setting), []);
    delete process.env['ALLOW_LOCAL_ENDPOINTS'];
  }
});
