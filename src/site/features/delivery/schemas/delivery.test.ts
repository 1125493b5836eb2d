import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { checkYaml } from '#content/reading/check-yaml.ts';
import { formatPath } from '#content/reading/content-error.ts';
import { chooseTransport } from '../transport.ts';
import { deliverySetting } from './delivery.ts';

const check = (setting: string) =>
  checkYaml(
    { text: `delivery: ${setting}`, path: 'organisation.yaml' },
    z.strictObject({ delivery: deliverySetting }),
  );

/** The mistakes in a setting, one line each. */
const problems = (setting: string) =>
  (check(setting).problems ?? []).map(({ line, path, message, saysNow, hint = '' }) =>
    [`${line} ${formatPath(path)}:`, message, saysNow, `(${hint}`].filter(Boolean).join(' '),
  );

test('accepts every way of delivery', () => {
  for (const setting of [
    'none',
    '{ to: email, address: hello@example.org }',
    '{ to: whatsapp, number: "+234 803 123 4567" }',
    '{ to: endpoint, address: /api/contact, honeypotField: _honey }',
    '{ to: endpoint, address: https://forms.example.org/f, thankYouField: _next, serviceFields: [{ name: access_key, value: "12" }] }',
    '{ to: netlify }',
  ]) {
    assert.deepEqual(problems(setting), []);
  }
});

const TO_ENDPOINT = 'to: endpoint, address: /a';

for (const [setting, expected] of [
  ['emial', /^1 delivery: Write none, or below it "to: " with email, .*It says "emial" now/],
  ['{ address: a@example.org }', /^1 delivery › to: Write email, whatsapp, netlify or endpoint;/],
  [
    '{ to: formspree, key: abc }',
    /^1 delivery › to: Write email, whatsapp, netlify or endpoint; docs\/contact-delivery\.md has/,
  ],
  [
    '{ to: email, adress: a@b.org }',
    /"adress" is not a field here. The fields here are to, address\./,
  ],
  ['{ to: netlify, key: abc }', /"key" is not a field here. The fields here are to\./],
  ['{ to: whatsapp }', /delivery › number: Fill this in\. \(The team’s WhatsApp number/],
  [
    '{ to: whatsapp, number: "0803 123 4567" }',
    /^1 delivery › number: Write the whole number with its country code/,
  ],
  ['{ to: endpoint, address: http://a.example.org }', /address that starts with https/],
  [
    `{ ${TO_ENDPOINT}, serviceFields: [{ name: message, value: x }] }`,
    /name: Choose a name that the form/,
  ],
  [`{ ${TO_ENDPOINT}, honeypotField: a b }`, /Write letters, digits and _/],
  [
    `{ ${TO_ENDPOINT}, thankYouField: _gotcha }`,
    /^1 delivery: Two fields of the service have the same name/,
  ],
] as const) {
  test(`explains what is wrong with ${setting}`, () => {
    const [first = '', ...others] = problems(setting);
    assert.match(first, expected);
    assert.deepEqual(others, []);
  });
}

test('accepts a WhatsApp number as people write it, and links to its international form', () => {
  for (const [number, link] of [
    ['+44 (0)7911 123456', 'https://wa.me/447911123456'],
    ['+234 803\u2011123\u20114567', 'https://wa.me/2348031234567'],
    ['\u202a+234 803 123 4567\u202c', 'https://wa.me/2348031234567'],
    ['+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧', 'https://wa.me/2348031234567'],
    ['+225 07 07 07 07 07', 'https://wa.me/2250707070707'],
  ] as const) {
    const delivery = check(`{ to: whatsapp, number: "${number}" }`).data?.delivery;
    const site = { supportEmail: '', siteAddress: '' };
    assert.equal(delivery && chooseTransport(delivery, site)?.program?.link, link);
  }
});
