import { fieldNames } from '../reading/content-error.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fields as changedFields, whole } from '../../../tests/support/fields.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { MODEL } from '../../features.ts';
import { addressesOf, findRows } from './find-rows.ts';
import type { Row } from './row.ts';
import type { Field } from './placed-fields.ts';
import { placedFields } from '../../../tests/support/placed-fields.ts';

const NAME = 'Haven Network';
/** Nothing is a sample: what is left are settings, addresses and words. */
const OWN = { name: NAME, has: () => false };
const ALL = { name: NAME, has: () => true };

const textOf = (name: string) =>
  readFileSync(new URL(`../../../${MODEL.pathOf(name, 'en')}`, import.meta.url), 'utf8');

/** The fields of a content file with some of them changed: whoever edits content breaks no test. */
function fieldsWith(name: string, changes: object = {}): Field[] {
  return placedFields(MODEL.pathOf(name, 'en'), changedFields(changes).setIn(textOf(name)));
}

const organisationWith = (changes: object) =>
  fieldsWith('organisation', { name: NAME, ...changes });
const rowOf = (rows: readonly Row[], field: string) =>
  rows.find((row) => fieldNames(row) === field);

/** A field with a value. */
const fieldWith = (value: unknown, about: Field['about'] = {}, path = ['lead']): Field => ({
  file: 'content/en/pages/home.yaml',
  line: 1,
  path,
  value,
  about,
});

test('a day after which something is no longer published is named once it has begun', () => {
  const contact = 'team@own-address.africa';
  const rowsOf = (expires: string) =>
    findRows(organisationWith({ security: whole({ contact, expires }) }), OWN).filter(
      ({ path }) => path[0] === 'security',
    );
  const [row, ...others] = rowsOf('2024-01-05');
  assert.deepEqual(
    [row?.severity, row && fieldNames(row), others],
    ['advice', 'security › expires', []],
  );
  assert.match(row?.today ?? '', /no longer told who to contact/);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  assert.deepEqual(rowsOf(tomorrow), []);
});

test('each setting that is left out has the row that its schema says', () => {
  const schema = jsonSchema(MODEL.file('organisation').schema);
  const fields = [...fieldsOf(schema, undefined)];
  const rows = findRows(
    fields.map((field) => ({ ...field, file: 'a', line: 1 })),
    { ...OWN, name: 'undefined' },
  );
  const inRows = (wanted: Row['severity']) =>
    rows
      .filter(({ severity }) => severity === wanted)
      .map(({ path }) => path[1] ?? path[0])
      .join(' ');
  const offers = 'techTraining businessEducation leadershipDevelopment communitySupport';
  assert.equal(inRows('blocker'), `${offers} card bank delivery`);
  const links = 'ourTeams ourPartners support faqs';
  assert.equal(inRows('advice'), `name ${links} mobileMoney security publish`);
  assert.match(rowOf(rows, 'contact › delivery')?.today ?? '', /sends nothing/);
});

test('a setting that is filled in has no row, an address that nobody owns keeps it', () => {
  const rowsWith = (siteAddress: string, supportEmail: string, facebook: string) => {
    const contact = { delivery: whole({ to: 'email' }) };
    const addresses = { facebook };
    return findRows(organisationWith({ siteAddress, supportEmail, addresses, contact }), OWN);
  };
  const own = rowsWith('https://haven.ng', 'us@haven.ng', 'https://facebook.com/ours');
  const sample = rowsWith('https://www.example.com', 'us@mail.example.org', 'https://facebook.com');
  for (const field of ['siteAddress', 'supportEmail', 'addresses › facebook']) {
    assert.equal(rowOf(own, field), undefined, field);
    assert.ok(rowOf(sample, field), field);
  }
  assert.equal(rowOf(own, 'contact › delivery'), undefined);
});

test('one way to give makes the other one advice', () => {
  const card = [{ provider: 'Pay', address: 'https://pay.haven.ng/' }];
  const rows = findRows(organisationWith({ donate: whole({ card }) }), OWN);
  assert.equal(rowOf(rows, 'donate › card'), undefined);
  assert.equal(rowOf(rows, 'donate › bank')?.severity, 'advice');
});

test('reports an address for messages or money that visitors cannot reach', () => {
  for (const address of ['http://127.0.0.1:3000/messages', 'https://forms.example.org/f/1']) {
    const today = `${address} is a placeholder: it leads visitors nowhere.`;
    const [row, ...others] = findRows([fieldWith(address)], OWN);
    assert.deepEqual([row?.severity, row?.today, others], ['blocker', today, []]);
  }
  const hint = 'Enter an address such as name@example.com';
  assert.deepEqual(findRows([fieldWith(hint), fieldWith('https://haven.ng/f')], OWN), []);
});

test('the name that the site was shipped with is found in every text once there is another', () => {
  const rowsNamed = (name: string) =>
    findRows(
      [
        ...organisationWith({ name }),
        ...fieldsWith('site', { footer: { groups: { more: 'More about Haven network' } } }),
        ...placedFields('content/en/biography.md', 'Born.\n\nHe began the\nHaven  Network.'),
        fieldWith('https://haven network.ng', { format: 'picture' }),
      ],
      OWN,
    ).filter(({ today }) => /still read/.test(today));
  assert.deepEqual(rowsNamed('HAVEN network'), []);
  const rows = rowsNamed('Harbour');
  assert.deepEqual(
    rows.map((row) => [row.severity, row.file, fieldNames(row)]),
    [
      ['blocker', 'content/en/site.yaml', 'footer › groups › more'],
      ['blocker', 'content/en/biography.md', 'paragraph › 2'],
    ],
  );
  assert.equal(rows[1]?.line, 3);
});

test('reports an alt text once its picture was replaced', () => {
  const fields = [...fieldsWith('about-us'), ...fieldsWith('pictures')];
  const rowFor = (has: (field: Field) => boolean) =>
    rowOf(findRows(fields, { name: NAME, has }), 'biography › portrait › alt');
  for (const has of [ALL.has, OWN.has, ({ path }: Field) => path.at(-1) !== 'alt'])
    assert.equal(rowFor(has), undefined);
  assert.equal(rowFor(({ about }) => about.format !== 'picture')?.severity, 'blocker');
});

test('every description and sample text that is as shipped has a row in its file', () => {
  const files = [...MODEL.files.keys()];
  const fields = files.flatMap((name) => fieldsWith(name));
  const rows = findRows(fields, ALL);
  for (const page of ['home', 'about-us', 'contact-us', 'donate']) {
    const inFile = rows.filter(({ file }) => file === `content/en/pages/${page}.yaml`);
    assert.ok(rowOf(inFile, 'description'), page);
  }
  assert.equal(rowOf(rows, 'vision › file')?.severity, 'blocker');
  assert.equal(rowOf(rows, 'signature')?.severity, 'blocker');
  assert.equal(rowOf(rows, 'community › first › file and 3 more')?.severity, 'advice');
  assert.equal(rowOf(rows, 'offers › techTraining › text and 3 more')?.severity, 'advice');
  const answers = rows.find(({ path }) => path.join() === 'questions,0,answer');
  assert.equal(answers?.severity, 'blocker');
  const severities = rows.map(({ severity }) => severity);
  assert.deepEqual(severities, severities.toSorted().reverse());
  assert.ok(findRows(fields, OWN).every(({ path }) => path.at(-1) !== 'description'));
});

test('each spelling of the specification is found in texts, not in addresses', () => {
  const texts = [
    ['Conatct Us', 'Contact Us'],
    ['in africa revolutionarizing lives', 'Africa', 'revolutionizing'],
    ['Africa’s Top most community', 'topmost'],
    ['FAQ’s', 'FAQs'],
    ['Founders Bio', 'Founder’s Bio'],
  ];
  for (const [text, ...usual] of texts) {
    const said = findRows([fieldWith(text)], OWN).map(({ today }) => today);
    assert.equal(said.length, usual.length, text);
    for (const word of usual) assert.match(said.join(), new RegExp(`is “${word}”\\.`));
  }
  assert.deepEqual(findRows([fieldWith('https://haven.ng/music-africa')], OWN), []);
});

const QUESTION = 'questions:\n  - id: a\n    question: q\n    answer: r\n';

test('a row names the line of its field, or of the hint where it is left out', () => {
  const source = `heading: a\naboutTheCommunity: false\n${QUESTION}`;
  const lineIn = (fields: readonly Field[], path: string) =>
    fields.find((field) => field.path.join() === path)?.line;
  const fields = placedFields('content/en/faqs.yaml', source);
  assert.equal(lineIn(fields, 'aboutTheCommunity'), 2);
  assert.equal(lineIn(fields, 'questions,0'), 4);
  assert.equal(lineIn(fields, 'questions,0,answer'), 6);
  const settings = changedFields({ footerLinks: undefined }).setIn(textOf('organisation'));
  const others = settings.replace(/^#.*\n/gm, '');
  const hinted = `# footerLinks:\n#   ourTeams: …\n#   faqs: …\n${others}`;
  assert.equal(lineIn(placedFields('content/organisation.yaml', hinted), 'footerLinks,faqs'), 3);
});

test('addresses to try are those on other sites, once each, without the site itself', () => {
  const ours = 'https://www.facebook.com/ours';
  const addresses = { signUpForm: 'https://example.org/join', facebook: ours, instagram: ours };
  const places = addressesOf(organisationWith({ siteAddress: 'https://haven.ng', addresses }));
  const ofFacebook = places.filter(({ address }) => address === ours);
  assert.deepEqual(ofFacebook.map(fieldNames), ['addresses › facebook']);
  assert.ok(places.every(({ address }) => !/haven|example/.test(address)));
});
