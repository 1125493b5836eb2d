import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateEntries } from '#site/features/dates/schema.ts';
import { questionList } from '../files/question-list.ts';
import { uniqueId } from './ids.ts';

const questions = questionList();
const REFUSED = 'Choose another name';

/** Whether a schema refuses data because of a reserved id. */
function refuses(schema: typeof dateEntries | typeof questions, data: unknown): boolean {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).some(({ message }) => message.startsWith(REFUSED));
}

/** Which of a heading, a question and a date cannot have an id. */
const whatLacks = (id: string) =>
  [
    uniqueId(id, new Set()) !== id && 'heading',
    refuses(questions, [{ id, question: 'Is it?', answer: 'Yes.' }]) && 'question',
    refuses(dateEntries, { dates: [{ id, title: 'A day', start: '2027-03-12' }] }) && 'date',
  ]
    .filter(Boolean)
    .join(' ');

const ALL = 'heading question date';

/** Each id, and what cannot have it. The list is fixed because people link to all other ids. */
const IDS: Readonly<Record<string, string>> = {
  main: ALL,
  menu: ALL,
  faqs: ALL,
  'part-1': ALL,
  'faqs-heading': ALL,
  languages: 'heading question',
  end: 'heading date',
  'footer-our-groups': 'question date',
  contact: 'question',
  'offer-heading': 'date',
  dates: '',
  heading: '',
  'part-one': '',
  'bank-accounts': '',
};

for (const [id, things] of Object.entries(IDS))
  test(`${things || 'nothing'} is refused the id ${id}`, () => {
    assert.equal(whatLacks(id), things);
  });
