import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { MODEL } from '#site/features';
import { openedTexts } from '../../../../tests/editor/opened-texts.ts';
import { questionsIn, textOf } from '../../../../tests/editor/project.ts';
import { PAYBILL } from '../../../../tests/fixtures/mobile-money.ts';
import { fields } from '../../../../tests/support/fields.ts';

test('calls the first item of a translation as the first language does, from its first letter', async () => {
  const workspace = await openedTexts(['en', 'fr']);
  const [english, french] = [MODEL.pathOf('dates', 'en'), MODEL.pathOf('dates', 'fr')];
  workspace.set(english, ['dates', 0], { title: 'Workshop', start: '2027-03-12' });
  workspace.set(french, ['dates', 0], { id: 'workshop' });
  for (const title of ['A', 'Atelier']) workspace.set(french, ['dates', 0, 'title'], title);
  assert.deepEqual(parse(workspace.texts.get(french) ?? ''), {
    dates: [{ id: 'workshop', title: 'Atelier' }],
  });
});

test('brings the day of a test back with the number that was tested, whichever is taken back first', async () => {
  const path = 'content/organisation.yaml';
  const published = fields({ donate: { mobileMoney: [PAYBILL] } }).setIn(textOf(path));
  const workspace = await openedTexts(['en'], { [path]: published });
  const [number, checked] = ['number', 'checked'].map((name) => ['donate', 'mobileMoney', 0, name]);
  assert.ok(number && checked);
  for (const takenBack of [[number], [checked, number], [number, checked]]) {
    workspace.set(path, number, '400223');
    assert.equal(workspace.texts.value(path, checked), undefined);
    for (const keys of takenBack) workspace.revertField(path, keys, keys);
    assert.deepEqual(workspace.changes(), []);
  }
  // The day of another number is not the published one.
  workspace.set(path, number, '400223');
  workspace.set(path, checked, '2026-11-01');
  workspace.set(path, number, '400224');
  assert.equal(workspace.texts.value(path, checked), undefined);
});

test('words an item anew before it is published, and its translation stays its own', async () => {
  const workspace = await openedTexts(['en', 'fr']);
  const [english, french] = [MODEL.pathOf('dates', 'en'), MODEL.pathOf('dates', 'fr')];
  const idAfter = (title: string) => {
    workspace.set(english, ['dates', 0, 'title'], title);
    return workspace.texts.value(english, ['dates', 0, 'id']);
  };
  workspace.set(english, ['dates', 0], { title: 'Workshop', start: '2027-03-12' });
  assert.equal(idAfter('Evening'), 'evening');
  workspace.set(french, ['dates', 0], { id: 'evening', title: 'Soirée' });
  assert.equal(idAfter('Evening of songs'), 'evening');
});

test('takes back new, removed and moved items, and keeps what was changed inside others', async () => {
  const workspace = await openedTexts(['en']);
  const path = 'content/en/faqs.yaml';
  const [first, second, ...rest] = questionsIn(textOf(path));
  const edited = { ...first, question: 'Who can join, and when?' };
  workspace.set(path, ['questions'], [{ question: 'New?', answer: 'Yes.' }, ...rest, edited]);
  workspace.revertField(path, ['questions'], ['questions']);
  assert.deepEqual(questionsIn(workspace.texts.get(path) ?? ''), [edited, second, ...rest]);
});

test('empties the day on which a payment arrived once the number is another one', async () => {
  const workspace = await openedTexts(['en']);
  const path = 'content/organisation.yaml';
  const way = ['donate', 'mobileMoney', 0];
  workspace.set(path, way, PAYBILL);
  const dayAfter = (name: string, value: string) => {
    workspace.set(path, [...way, name], value);
    return workspace.texts.value(path, [...way, 'checked']);
  };
  assert.equal(dayAfter('standing', 'Ratiba'), PAYBILL.checked);
  assert.equal(dayAfter('number', PAYBILL.number), PAYBILL.checked);
  assert.equal(dayAfter('number', '400223'), undefined);
  assert.equal(dayAfter('checked', PAYBILL.checked), PAYBILL.checked);
  // A code with a number in it pays to that number.
  assert.equal(dayAfter('ussd', '*334*1*400224#'), undefined);
  assert.equal(dayAfter('checked', PAYBILL.checked), PAYBILL.checked);
  // So does the day on which somebody saw another part of the site work.
  const seen = ['seen', 'message'];
  workspace.set(path, seen, '2026-11-01');
  const gift = ['seen', 'gift'];
  const emptied: unknown[] = [];
  workspace.onEmptied = (_, day) => emptied.push(day);
  workspace.set(path, ['supportEmail'], 'team@example.africa');
  workspace.set(path, ['donate', 'bank'], [{ accountName: 'Ours', bank: 'One' }]);
  workspace.set(path, gift, '2026-11-01');
  workspace.set(path, ['donate', 'bank'], [{ bank: 'Two' }, { accountName: 'Ours', bank: 'One' }]);
  assert.deepEqual(emptied, []);
  workspace.set(path, ['contact', 'delivery'], { to: 'email' });
  workspace.set(path, ['donate', 'bank'], undefined);
  assert.deepEqual(emptied, [seen, gift]);
  workspace.set(path, ['donate', 'card'], [{ provider: 'Pay', address: 'https://pay.africa/1' }]);
  workspace.set(path, gift, '2026-11-01');
  workspace.set(path, ['donate', 'card', 0, 'provider'], 'Our Pay');
  workspace.set(path, ['donate', 'card', 0, 'address'], 'https://pay.africa/2');
  assert.deepEqual(emptied, [seen, gift, gift]);
  assert.equal(workspace.texts.value(path, seen), undefined);
});
