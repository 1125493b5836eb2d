import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { fields as changedFields, whole } from '../../../tests/support/fields.ts';
import { placedFields } from '../../../tests/support/located-fields.ts';
import type { LaunchIssue } from '../project/launch-issue.ts';
import type { LocatedField } from '../project/launch-issue.ts';
import { fieldNames } from '../reading/content-error.ts';
import { fieldIssues } from './field-issues.ts';

const NAME = 'Haven Network';
/** As if every sample were replaced: only settings, addresses and words remain. */
const OWN = () => false;
const ALL = () => true;

const textOf = (name: string) =>
  readFileSync(new URL(`../../../${MODEL.pathOf(name, 'en')}`, import.meta.url), 'utf8');

/** The fields of a content file with some changed, so that edits to the real file break no test. */
function fieldsWith(name: string, changes: object = {}): LocatedField[] {
  return placedFields(MODEL.pathOf(name, 'en'), changedFields(changes).setIn(textOf(name)));
}

const organisationWith = (changes: object) =>
  fieldsWith('organisation', { name: NAME, ...changes });
const issueOf = (issues: readonly LaunchIssue[], field: string) =>
  issues.find((issue) => fieldNames(issue) === field);

/** A field with a value. */
const fieldWith = (
  value: unknown,
  meta: Pick<LocatedField['field'], 'launch'> = {},
  path = ['lead'],
): LocatedField => ({
  file: 'content/en/pages/home.yaml',
  line: 1,
  path,
  value,
  field: { kind: 'text', label: '', type: 'string', isOptional: true, ...meta },
});

test('a day after which something is no longer published is named a month before', () => {
  const contact = 'team@own-address.africa';
  const expires = '2036-01-05';
  const issuesOn = (day: string) => {
    const fields = organisationWith({ security: whole({ contact, expires }) });
    return fieldIssues(fields, OWN, Date.parse(day)).filter(({ path }) => path[0] === 'security');
  };
  const [issue, ...others] = issuesOn('2035-12-10');
  assert.deepEqual(
    [issue?.severity, issue && fieldNames(issue), others],
    ['advice', 'security › expires', []],
  );
  assert.match(issue?.today ?? '', /not told who to contact/);
  assert.deepEqual(issuesOn('2035-12-05'), []);
});

test('a setting that is filled in has no issue, an address that nobody owns keeps it', () => {
  const issuesWith = (siteAddress: string, supportEmail: string, facebook: string) => {
    const contact = { delivery: whole({ to: 'email' }) };
    const addresses = { facebook };
    return fieldIssues(organisationWith({ siteAddress, supportEmail, addresses, contact }), OWN);
  };
  const own = issuesWith('https://haven.ng', 'us@haven.ng', 'https://facebook.com/ours');
  const sample = issuesWith(
    'https://www.example.com',
    'us@mail.example.org',
    'https://facebook.com',
  );
  for (const field of ['siteAddress', 'supportEmail', 'addresses › facebook']) {
    assert.equal(issueOf(own, field), undefined, field);
    assert.ok(issueOf(sample, field), field);
  }
  assert.equal(issueOf(own, 'contact › delivery'), undefined);
});

test('one way to give makes the other one advice', () => {
  const card = [{ provider: 'Pay', address: 'https://pay.haven.ng/', currency: 'NGN' }];
  const issues = fieldIssues(organisationWith({ donate: whole({ card }) }), OWN);
  assert.equal(issueOf(issues, 'donate › card'), undefined);
  assert.equal(issueOf(issues, 'donate › bank')?.severity, 'advice');
});

test('reports an address for messages or money that visitors cannot reach', () => {
  for (const address of ['http://127.0.0.1:3000/messages', 'https://forms.example.org/f/1']) {
    const today = `A placeholder leads visitors nowhere: ${address}`;
    const [issue, ...others] = fieldIssues([fieldWith(address)], OWN);
    assert.deepEqual([issue?.severity, issue?.today, others], ['blocker', today, []]);
  }
  const hint = 'Enter an address such as name@example.com';
  assert.deepEqual(fieldIssues([fieldWith(hint), fieldWith('https://haven.ng/f')], OWN), []);
});

test('reports an alt text once its picture was replaced', () => {
  const fields = [...fieldsWith('about-us'), ...fieldsWith('pictures')];
  const issueFor = (has: (field: LocatedField) => boolean) =>
    issueOf(fieldIssues(fields, has), 'biography › portrait › alt');
  for (const has of [ALL, OWN, ({ path }: LocatedField) => path.at(-1) !== 'alt'])
    assert.equal(issueFor(has), undefined);
  assert.equal(issueFor(({ field }) => field.kind !== 'picture')?.severity, 'blocker');
});

test('every description and sample text that is as shipped has a issue in its file', () => {
  const files = [...MODEL.files.keys()];
  const fields = files.flatMap((name) => fieldsWith(name));
  const issues = fieldIssues(fields, ALL);
  for (const page of ['home', 'about-us', 'contact-us', 'donate']) {
    const inFile = issues.filter(({ file }) => file === `content/en/pages/${page}.yaml`);
    assert.ok(issueOf(inFile, 'description'), page);
  }
  assert.equal(issueOf(issues, 'vision › file')?.severity, 'blocker');
  assert.equal(issueOf(issues, 'signature')?.severity, 'blocker');
  assert.equal(issueOf(issues, 'community › first › file and 3 more')?.severity, 'advice');
  assert.equal(issueOf(issues, 'offers › techTraining › text and 3 more')?.severity, 'advice');
  const answers = issues.find(({ path }) => path.join() === 'questions,0,answer');
  assert.equal(answers?.severity, 'blocker');
  assert.ok(fieldIssues(fields, OWN).every(({ path }) => path.at(-1) !== 'description'));
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
    const said = fieldIssues([fieldWith(text)], OWN).map(({ today }) => today);
    assert.equal(said.length, usual.length, text);
    for (const word of usual) assert.match(said.join(), new RegExp(`is “${word}”\\.`));
  }
  assert.deepEqual(fieldIssues([fieldWith('https://haven.ng/music-africa')], OWN), []);
});
