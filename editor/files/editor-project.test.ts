import { valueOf } from '../../src/core/content-file.ts';
import { fieldOf } from '../../src/core/content.ts';
import { GIVING } from '../../src/features/giving/content.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { checkContent } from '../../src/core/reading/parse-content.ts';
import { PAYBILL, WALLET } from '../../tests/fixtures/mobile-money.ts';
import { contentIn, projectIn, textOf, sentencesIn } from '../../tests/editor/project.ts';
import { fields } from '../../tests/support/fields.ts';
import { MODEL } from '../../src/features.ts';
import { jsonSchema } from '../../src/core/schemas/json-schema.ts';
import { labelsOf } from '../form/labels.ts';
import { formValues } from '../form/values.ts';
import { pathOf } from './model.ts';
import { EditorProject, type Values } from './editor-project.ts';

const HOME = pathOf('home', 'en');
const FACTS = pathOf('organisation', '');
const { schema } = MODEL.file('organisation');
const SCHEMA = jsonSchema(schema);
/** The organisation without a way to give. */
const GIVEN_NOTHING = fields({ donate: undefined }).setIn(textOf(FACTS));
const opened = () => projectIn(['en'], { [FACTS]: GIVEN_NOTHING });
const read = (project: EditorProject, path: string) => project.read(path, textOf(path));

/** What the build says of some facts, by the labels of the form. */
function buildSays(data: unknown): string {
  const { problems = [] } = checkContent(JSON.stringify(data), schema, '');
  const told = problems.map(({ path, message }) => `${labelsOf(SCHEMA, path, data)}: ${message}`);
  return told.join('\n');
}

const ACCOUNT = { accountName: 'Example Foundation', bank: 'Example Bank', currency: 'GBP' };
const WRONG_IBAN = { ...ACCOUNT, iban: 'GB29 NWBK 6016 1331 9268 18' };
const RIGHT_IBAN = { ...ACCOUNT, iban: 'GB29 NWBK 6016 1331 9268 19' };

const organisation = parse(GIVEN_NOTHING) as Values;
const withBank = (account: unknown): Values => ({ ...organisation, donate: { bank: [account] } });
const inForm = (data: unknown) => formValues(data, SCHEMA) as Values;

/** What somebody who saves is told, or undefined where it can be saved. */
function refusalOf(save: () => unknown): string | undefined {
  try {
    save();
  } catch (error) {
    // The CMS shows the cause of an error with this message, and nothing of any other.
    assert.equal((error as Error).message, 'saving_failed');
    return ((error as Error).cause as Error).message;
  }
  return undefined;
}

for (const path of contentIn(['en'])) {
  test(`saves ${path} byte for byte if nothing has changed`, () => {
    const project = opened();
    const values = read(project, path);
    assert.equal(project.write(path, values), textOf(path));
    const { mistakes, changed } = project.preview(path, values);
    assert.deepEqual([mistakes, changed], [[], false]);
  });
}

const MISTAKES: [string, unknown][] = [
  ['a wrong IBAN', withBank(WRONG_IBAN)],
  ['an unknown name in braces', { ...organisation, name: 'The {nobody}' }],
  ['two mistakes', { ...withBank(WRONG_IBAN), supportEmail: 'nobody' }],
];
for (const [what, data] of MISTAKES) {
  test(`tells and refuses ${what} in the sentences of the build`, () => {
    const project = opened();
    const expected = buildSays(data);
    assert.ok(expected);
    assert.equal(sentencesIn(project.preview(FACTS, inForm(data)).mistakes), expected);
    assert.equal(
      refusalOf(() => project.write(FACTS, inForm(data))),
      expected,
    );
  });
}

/** Saves the form of the facts as the CMS does, and gives the text that was written. */
function save(project: EditorProject, values: Values, now?: string): string {
  const saving = project.merged(FACTS, values, now);
  const text = project.write(FACTS, saving);
  project.saved(FACTS, saving);
  return text;
}

test('changes nothing by a refused save, and saves the form once it is corrected', () => {
  const project = opened();
  assert.ok(refusalOf(() => project.merged(FACTS, inForm(withBank(WRONG_IBAN)))));
  assert.equal(save(project, inForm(organisation)), GIVEN_NOTHING);

  const text = save(project, inForm(withBank(RIGHT_IBAN)));
  assert.deepEqual(parse(text), withBank(RIGHT_IBAN));
  // The next change starts from what was saved: taken back, nothing of it is left.
  const { content } = project.preview(HOME, read(project, HOME));
  assert.equal(
    (content && fieldOf(content, GIVING))?.bank[0]?.iban,
    RIGHT_IBAN.iban.replaceAll(' ', ''),
  );
  const back = save(project, inForm(organisation));
  assert.equal(back, GIVEN_NOTHING);
});

test('does not show on other pages what could not be saved', () => {
  const project = opened();
  const renamed = inForm({ ...organisation, name: 'Another Name' });
  const saving = project.merged(FACTS, renamed);
  const nameOnHome = () => project.preview(HOME, read(project, HOME)).content?.organisation.name;
  assert.equal(nameOnHome(), organisation['name']);
  project.saved(FACTS, saving);
  assert.equal(nameOnHome(), 'Another Name');
});

test('shows what is typed while it is wrong, and keeps the rest of the page', () => {
  const project = opened();
  const data = { ...organisation, supportEmail: 'half-typed@', name: 'Half a Name' };
  const { content, mistakes } = project.preview(FACTS, inForm(data));
  assert.equal(content?.organisation.name, 'Half a Name');
  assert.equal(mistakes.length, 1);
  const unfinished = project.preview(FACTS, inForm(withBank(WRONG_IBAN))).content;
  assert.deepEqual(unfinished && fieldOf(unfinished, GIVING), {
    card: [],
    bank: [WRONG_IBAN],
    mobileMoney: [],
  });
});

test('stores a code of each number that was checked, and keeps it when the number is changed later', () => {
  const project = opened();
  const codes = (text: string) =>
    valueOf(GIVING, parse(text)).mobileMoney.map(({ checkedCode }) => checkedCode);
  // The form has something empty for a field that was left alone.
  const inList = (entry: object) => ({ standing: '', account: '', ...entry });
  const given = (...entries: object[]) =>
    inForm({ ...organisation, donate: { mobileMoney: entries.map(inList) } });
  const [first] = codes(save(project, given(PAYBILL)));
  assert.match(first ?? '', /^2026-01-05 /);
  const coded = { ...PAYBILL, checkedCode: first };
  const renamed = { ...coded, name: 'OTHER NAME' };
  assert.deepEqual(codes(save(project, given(WALLET, renamed)))[1], first);
  const checkedAgain = { ...renamed, checked: '2026-02-05' };
  const [second] = codes(save(project, given(checkedAgain)));
  assert.match(second ?? '', /^2026-02-05 /);
  assert.notEqual(second?.slice(-8), first?.slice(-8));
  // On the day of the check itself what is corrected belongs to it.
  const checked = new Date().toISOString().slice(0, 10);
  const [today] = codes(save(project, given({ ...coded, checked })));
  const corrected = { ...renamed, checked, checkedCode: today };
  assert.notEqual(codes(save(project, given(corrected)))[0], today);
});

test('tells of a mistake made by hand when the file is opened, and saves it once it is corrected', () => {
  const project = opened();
  const broken = GIVEN_NOTHING.replace(/^name:.*$/m, 'name: "The {nobody}"');
  const values = project.read(FACTS, broken);
  assert.equal(sentencesIn(project.preview(FACTS, values).mistakes), buildSays(parse(broken)));
  assert.ok(refusalOf(() => project.write(FACTS, values)));
  const mended = project.write(FACTS, {
    ...values,
    name: organisation['name'],
  });
  assert.deepEqual(parse(mended), organisation);
});
