import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Document, parseDocument } from 'yaml';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { ContentFile, type LanguageContent } from './content-file.ts';
import { addressesOf, findRows, type Samples } from './find-rows.ts';
import { SETTINGS, SPELLINGS } from './shipped.ts';
import { summary } from './table.ts';

/** Nothing is a sample: what is left are the settings, the questions and the spellings. */
const OWN: Samples = { isPicture: () => false, isText: () => false };

/** A value that counts as filled in, for each setting. */
const FILLED: Record<string, unknown> = {
  siteAddress: 'https://haven.test-site.ng',
  supportEmail: 'team@test-site.ng',
  'addresses.signUpForm': 'https://forms.test-site.ng/join',
  'donate.card': [{ provider: 'Pay', address: 'https://pay.test-site.ng/' }],
  'donate.bank': [{ accountName: 'A', bank: 'B', accountNumber: '0123456789', currency: 'NGN' }],
  'founder.name': 'Name',
  security: {
    contact: 'https://test-site.ng/security',
    expires: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  },
  'addresses.facebook': 'https://www.facebook.com/ours',
  'addresses.instagram': 'https://www.instagram.com/ours',
  'addresses.youtube': 'https://www.youtube.com/@ours',
  'addresses.telegram': 'https://t.me/ours',
};

function filledValue(field: string): unknown {
  return FILLED[field] ?? `/contact-us`;
}

interface Changes {
  /** Settings that have a value of the community's own. */
  filled?: readonly string[];
  aboutTheCommunity?: boolean;
  /** Corrects every spelling of the specification. */
  corrected?: boolean;
  biography?: string;
  /** Publishes the accessibility statement. */
  statement?: boolean;
  edit?: (name: ContentName, document: Document) => void;
}

/** The content as it is, its settings as shipped but for those that are filled: whoever edits content breaks no test. */
function contentWith({
  filled = [],
  aboutTheCommunity = false,
  corrected = false,
  biography = 'Text',
  statement = false,
  edit,
}: Changes): LanguageContent {
  const files = Object.fromEntries(
    Object.entries(CONTENT_FILES).map(([key, { path }]) => {
      const name = key as ContentName;
      let source = readFileSync(new URL(`../../content/en/${path}`, import.meta.url), 'utf8');
      if (corrected) {
        for (const { found, usual } of SPELLINGS) {
          source = source.replace(new RegExp(found, 'g'), usual);
        }
      }
      const document = parseDocument(source);
      if (name === 'organisation') {
        for (const { field, shipped } of SETTINGS) {
          if (field === 'contact.delivery') continue;
          const value = filled.includes(field) ? filledValue(field) : shipped;
          const place = field.split('.');
          if (value !== undefined) document.setIn(place, document.createNode(value));
          else if (document.hasIn(place)) document.deleteIn(place);
        }
      }
      if (name === 'faqs') document.set('aboutTheCommunity', aboutTheCommunity);
      if (name === 'accessibility') {
        document.set('publish', statement);
        document.set('answerWithin', statement ? 'a week' : null);
        document.set('reviewed', statement ? '2026-01-05' : null);
      }
      edit?.(name, document);
      return [name, new ContentFile(name, `content/en/${path}`, document.toString())];
    }),
  ) as Record<ContentName, ContentFile>;
  const organisation = files.organisation;
  return {
    biography: { file: 'content/en/biography.md', source: biography },
    files: {
      ...files,
      organisation: {
        file: organisation.file,
        leaves: organisation.leaves,
        lineOf: (path) => organisation.lineOf(path),
        valueAt: (path) => {
          if (path.join('.') !== 'contact.delivery') return organisation.valueAt(path);
          return filled.includes('contact.delivery') ? { kind: 'email' } : 'none';
        },
      },
    },
  };
}

const rowsWith = (changes: Changes, samples = OWN) => findRows([contentWith(changes)], samples);
const settingsOf = (rows: ReturnType<typeof findRows>) =>
  rows.filter(({ about }) => about === 'setting');

test('each setting that is as shipped has a row with its severity', () => {
  const rows = settingsOf(rowsWith({}));
  assert.equal(rows.length, SETTINGS.length);
  for (const { field, severity, today } of SETTINGS) {
    const row = rows.find((candidate) => candidate.field === field.replaceAll('.', ' › '));
    assert.deepEqual(
      row && { severity: row.severity, today: row.today },
      { severity, today },
      field,
    );
  }
});

for (const { field } of SETTINGS) {
  test(`filling in ${field} takes away its row and no other`, () => {
    const left = settingsOf(rowsWith({ filled: [field] })).map((row) => row.field);
    const expected = SETTINGS.filter((setting) => setting.field !== field);
    assert.deepEqual(
      left.sort(),
      expected.map((setting) => setting.field.replaceAll('.', ' › ')).sort(),
    );
  });
}

test('one way to give makes the other one advice', () => {
  const severityOf = (field: string, filled: string[]) =>
    rowsWith({ filled }).find((row) => row.field === field)?.severity;
  assert.equal(severityOf('donate › card', []), 'blocker');
  assert.equal(severityOf('donate › card', ['donate.bank']), 'advice');
  assert.equal(severityOf('donate › bank', ['donate.card']), 'advice');
});

test('another address that nobody owns, or the same one written otherwise, is not filled in', () => {
  const rows = rowsWith({
    edit: (name, document) => {
      if (name !== 'organisation') return;
      document.set('supportEmail', 'team@mail.example.com');
      document.setIn(['addresses', 'facebook'], 'https://facebook.com');
    },
  });
  assert.ok(rows.some(({ field }) => field === 'supportEmail'));
  assert.ok(rows.some(({ field }) => field === 'addresses › facebook'));
});

test('a row names the line of its field, or the line of the hint where it is left out', () => {
  const source = [
    'heading: a',
    'aboutTheCommunity: false',
    'questions:',
    '  - id: a',
    '    question: q',
    '    answer: r',
    '# extra:',
    '#   inner: …',
  ].join('\n');
  const file = new ContentFile('faqs', 'faqs.yaml', source);
  assert.equal(file.lineOf(['aboutTheCommunity']), 2);
  assert.equal(file.lineOf(['questions', 0, 'answer']), 6);
  assert.equal(file.lineOf(['extra', 'inner']), 8);
  assert.equal(file.leaves.find(({ value }) => value === 'r')?.line, 6);
});

test('the questions are a blocker as long as one sample answer is left, whatever is written above', () => {
  const sample: Samples = { ...OWN, isText: (text) => text.includes('research groups') };
  const question = (changes: Changes, samples = OWN) =>
    rowsWith(changes, samples).find(({ about }) => about === 'question');
  assert.equal(question({}, sample)?.severity, 'blocker');
  assert.equal(question({ aboutTheCommunity: true }, sample)?.severity, 'blocker');
  assert.equal(question({ aboutTheCommunity: false })?.severity, 'advice');
  assert.equal(question({ aboutTheCommunity: true }), undefined);
});

test('each spelling of the specification is found where it stands', () => {
  const spellings = rowsWith({
    biography: 'One\nTop most',
    edit: (name, document) => {
      if (name === 'site') document.setIn(['footer', 'contactCard', 'button'], 'Conatct Us');
      if (name === 'faqs') document.set('heading', "FAQ's");
      if (name === 'contact-us') {
        document.setIn(['community', 'heading'], 'in africa revolutionarizing');
      }
      if (name === 'about-us') document.setIn(['biography', 'heading'], 'Founders Bio');
    },
  }).filter(({ about }) => about === 'spelling');
  const places = spellings.map(({ today, file, field }) => `${today} ${file} ${field}`);
  for (const expected of [
    /Conatct Us.*site\.yaml footer › contactCard › button/,
    /FAQ's.*faqs\.yaml heading/,
    /africa.*contact-us\.yaml community › heading/,
    /revolutionarizing.*contact-us\.yaml community › heading/,
    /Founders Bio.*about-us\.yaml biography › heading/,
  ]) {
    assert.ok(
      places.some((place) => expected.test(place)),
      String(expected),
    );
  }
  const biography = spellings.find(({ file }) => file.endsWith('biography.md'));
  assert.equal(biography?.line, 2);
});

test('an address may be spelled as it likes', () => {
  const rows = rowsWith({
    corrected: true,
    edit: (name, document) => {
      if (name === 'organisation') {
        document.setIn(['addresses', 'facebook'], 'https://www.facebook.com/music-africa');
      }
    },
  });
  assert.deepEqual(
    rows.filter(({ about }) => about === 'spelling'),
    [],
  );
});

test('sample pictures are listed by field; those that stand for the founder block', () => {
  const rows = rowsWith({}, { ...OWN, isPicture: () => true }).filter(
    ({ about }) => about === 'picture',
  );
  const severityOf = (field: string) => rows.find((row) => row.field === field)?.severity;
  assert.equal(severityOf('founder › signature › file'), 'blocker');
  assert.equal(severityOf('vision › portrait › file'), 'blocker');
  assert.equal(severityOf('biography › portrait › file'), 'blocker');
  assert.equal(severityOf('community › pictures › 4 › file'), 'advice');
  assert.ok(rows.some(({ file }) => file === 'content/images/logo.svg'));
});

test('sample texts are few rows, and one goes when the last of its texts is replaced', () => {
  const rows = rowsWith({}, { ...OWN, isText: () => true }).filter(({ about }) => about === 'text');
  assert.equal(rows.length, 4);
  assert.ok(rows.some(({ field }) => field === 'offers › techTraining › text and 3 more'));
  assert.equal(rowsWith({}).filter(({ about }) => about === 'text').length, 0);
});

test('an accessibility statement that is not published is advice, at its field', () => {
  const statements = (changes: Changes) =>
    rowsWith(changes).filter(({ about }) => about === 'statement');
  const [row, ...others] = statements({});
  assert.deepEqual(others, []);
  assert.equal(row?.severity, 'advice');
  assert.equal(row.file, 'content/en/pages/accessibility.yaml');
  assert.equal(row.field, 'publish');
  assert.ok(row.line > 1);
  assert.deepEqual(statements({ statement: true }), []);
});

test('blockers come first', () => {
  const severities = rowsWith({}, { isPicture: () => true, isText: () => true }).map(
    ({ severity }) => severity,
  );
  assert.deepEqual(severities, [...severities].sort().reverse());
});

test('all is ready once every setting is filled in and nothing is a sample', () => {
  const rows = rowsWith({
    filled: SETTINGS.map(({ field }) => field),
    aboutTheCommunity: true,
    corrected: true,
    statement: true,
  });
  assert.deepEqual(rows, []);
  assert.equal(summary(rows), 'All is ready.');
});

test('addresses to try are those on other sites, once each, without the site itself', () => {
  const places = addressesOf([
    contentWith({ filled: ['siteAddress', 'addresses.facebook', 'donate.card'] }),
  ]).map(({ address }) => address);
  assert.ok(places.includes('https://www.facebook.com/ours'));
  assert.ok(places.includes('https://pay.test-site.ng/'));
  assert.ok(!places.includes('https://haven.test-site.ng'));
  assert.ok(!places.some((address) => address.includes('example.org')));
  assert.equal(new Set(places).size, places.length);
});
