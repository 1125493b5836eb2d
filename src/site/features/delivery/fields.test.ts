import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldErrors, plainFields, type MessageFields } from './fields.ts';

const good: MessageFields = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' };
const mistakes = (changed: Partial<MessageFields>) => fieldErrors({ ...good, ...changed });

const AS_TYPED = [
  '08031234567',
  '0803 123 4567',
  '0803-123-4567',
  '+2348031234567',
  '+234 (0) 803 123 4567',
  '00234 803 123 4567',
  '(01) 234.5678',
  '+44 20 7946 0958',
];

test('accepts phone numbers as people write them, and sends ASCII digits and hyphens', () => {
  for (const [phone, sent] of [
    ...AS_TYPED.map((phone) => [phone, phone] as const),
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', '0803 123 4567'],
    ['۰۸۰۳۱۲۳۴۵۶۷', '08031234567'],
    ['߀߈߀߃߁߂߃߄߅߆߇', '08031234567'],
    ['＋２３４（０）８０３１２３４５６７', '+234(0)8031234567'],
    ['\u202a+٢٣٤ ٨٠٣\u2011١٢٣\u2011٤٥٦٧\u202c', '+234 803-123-4567'],
    ['\u202a+234\u00a0803\u00a0123\u00a04567\u202c', '+234 803 123 4567'],
  ] as const) {
    assert.deepEqual(mistakes({ email: '', phone }), [], phone);
    assert.equal(plainFields({ ...good, phone }).phone, sent);
  }
});

test('refuses phone numbers that nobody can call', () => {
  for (const phone of ['1234', 'call me', '+', '0803 123 4567 8901 2345', '08+031234567']) {
    assert.deepEqual(mistakes({ phone }), [['phone', 'phoneWrong']], phone);
  }
});

test('takes the marks that nobody sees out of an address and a number', () => {
  const marks = ['\u200e', '\u202a', '\u2066', '\u200b', '\u2060', '\u00ad', '\ufeff'];
  for (const mark of marks) {
    const typed = { ...good, email: `${mark}ada@exam${mark}ple.org`, phone: `${mark}0803 1234` };
    assert.deepEqual(plainFields(typed), { ...good, phone: '0803 1234' });
  }
});

test('a message with half an emoji can be part of an address', () => {
  const { name, message } = plainFields({ ...good, name: '\ud83cAda', message: 'Great 🎵 \ud83c' });
  assert.deepEqual([name, message], ['\ufffdAda', 'Great 🎵 \ufffd']);
});

test('accepts email addresses and refuses what cannot be one', () => {
  for (const email of ['a@b.ng', 'first.last+tag@mail.example.co.uk', "o'neil@example.org"]) {
    assert.deepEqual(mistakes({ email }), [], email);
  }
  for (const email of ['ada', 'ada@', '@example.org', 'ada@example', 'a b@example.org', 'a@b.-c']) {
    assert.deepEqual(mistakes({ email }), [['email', 'emailWrong']], email);
  }
});

test('refuses a name or a message over its maximum length, an emoji counting as one', () => {
  assert.deepEqual(mistakes({ name: 'a'.repeat(100), message: '🥁'.repeat(5000) }), []);
  for (const letter of ['a', '🥁']) {
    assert.deepEqual(mistakes({ name: letter.repeat(101), message: letter.repeat(5001) }), [
      ['name', 'nameTooLong'],
      ['message', 'messageTooLong'],
    ]);
  }
});

test('checks a hostile email address without backtracking for long', () => {
  const started = process.cpuUsage();
  mistakes({ email: `a@${'a-'.repeat(120)}` });
  mistakes({ email: `a@${'a.'.repeat(120)}!` });
  // In microseconds of the processor, which may do much else meanwhile.
  assert.ok(process.cpuUsage(started).user < 100_000);
});
