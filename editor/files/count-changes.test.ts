import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileKind } from './content-file.ts';

const FILE = `# Dates.
dates:
  - id: workshop
    title: Workshop
    start: 2027-03-12 18:00
    zone: Africa/Lagos
`;
const DATE = { id: 'workshop', title: 'Workshop', start: '2027-03-12 18:00', zone: 'Africa/Lagos' };
const saved = (text: string, ...dates: object[]) =>
  fileKind({ name: 'dates', code: 'en', inside: '' }).textWith(text, { dates }).text;

test('counts a date that moves once for each save, whatever is typed before it', () => {
  const moved = saved(FILE, { ...DATE, start: '2027-03-13 18:00' });
  assert.equal(moved, `${FILE.replace('12 18', '13 18')}    changes: 1\n`);
  const again = saved(moved, { ...DATE, start: '2027-03-14 18:00', changes: 1 });
  assert.match(again, /changes: 2\n$/);
});

test('counts neither other words, nor a new date, nor a change that somebody has counted', () => {
  assert.equal(saved(FILE, { ...DATE, title: 'Contracts' }), FILE.replace('Workshop', 'Contracts'));
  assert.doesNotMatch(saved(FILE, DATE, { ...DATE, id: 'other', start: '2028-01-01' }), /changes/);
  assert.match(saved(FILE, { ...DATE, status: 'full', changes: 5 }), /changes: 5\n/);
  const counted = `${FILE}    changes: 2\n`;
  assert.equal(saved(counted, { ...DATE, changes: 1 }), counted);
});
