/** What somebody of the team must be able to do in any browser: a volunteer's first four tasks. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { EDITOR } from '../editor/served-project.ts';
import { clickOn, until, type Journeys, type Visit } from './journeys.ts';

const PAGE = `document.querySelector('iframe')?.contentDocument`;
/** A text on the page, by the words of its field. */
const text = (name: string) => `${PAGE}?.querySelector('[aria-label="${name}"]')`;
const BADGE = text('Home › Top of the page › Badge');
const SHEET = `document.querySelector('dialog[open]')`;

const first = (all: string, name: string, nameOf: string, within: string) =>
  `[...${within}.querySelectorAll('${all}')].find((one) =>
    ${nameOf}.trim().startsWith(${JSON.stringify(name)}))`;
const button = (name: string, within = 'document') =>
  first('button', name, 'one.textContent', within);
const control = (name: string) =>
  first('input, select, textarea', name, '(one.ariaLabel ?? one.labels[0].textContent)', SHEET);

/** Opens the editor at a screen. */
async function openEditor(visit: Visit, address: string): Promise<void> {
  await visit.driver.resize(1280, 800);
  // Another fragment alone would leave what was opened before.
  await visit.driver.open('about:blank');
  await visit.driver.open(`${visit.url}${EDITOR}`);
  await until(visit, 'the editor does not open', button('Publish'));
  await visit.driver.evaluate(`location.hash = ${JSON.stringify(address)}; return null`);
}

/** Opens the field of a file in its sheet. */
async function openField(visit: Visit, page: string, path: string, keys: string): Promise<void> {
  const address = new URLSearchParams({ page, path, keys, sheet: '' });
  await openEditor(visit, `/page?${address}`);
  await until(visit, 'the sheet does not open', SHEET);
}

/** Presses a button, once it is there. */
async function press(visit: Visit, name: string, within = 'document'): Promise<void> {
  const found = button(name, within);
  await until(visit, `there is no button "${name}"`, `${found} && !${found}.disabled`);
  await clickOn(visit, found);
}

/** Types a text into a control of the sheet in place of what is there. */
async function write(visit: Visit, label: string, words: string): Promise<void> {
  const found = control(label);
  await until(visit, `there is no "${label}"`, found);
  await clickOn(visit, found);
  await visit.driver.evaluate(`${found}.select(); return null`);
  await visit.driver.type(words);
}

/** Chooses a value, a day or a time: each browser has a list or a calendar of its own for it. */
async function choose(visit: Visit, label: string, value: string): Promise<void> {
  const found = control(label);
  await until(visit, `there is no "${label}"`, found);
  await visit.driver.evaluate(`const control = ${found};
    const option = [...(control.options ?? [])].find(({ label, value }) =>
      [label, value].includes(${JSON.stringify(value)}));
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
    set.call(control, option?.value ?? ${JSON.stringify(value)});
    control.dispatchEvent(new Event(option ? 'change' : 'input', { bubbles: true }));
    return null`);
}

async function publish(visit: Visit): Promise<void> {
  await press(visit, 'Publish');
  const said = `document.querySelector('.bar [role=status]').textContent`;
  await until(visit, 'nothing is published', `${said}.includes('Published.')`);
}

/** @param project the folder of the project that is edited, which each journey changes */
export const editorJourneys = (project: URL): Journeys => {
  const saved = (path: string) => readFileSync(new URL(path, project), 'utf8');
  const typed = async (visit: Visit, words: string) => {
    await openEditor(visit, '/page?page=home');
    await until(visit, 'the page does not show', BADGE);
    await clickOn(visit, BADGE);
    await until(visit, 'nothing is typed in', `${BADGE} === ${PAGE}.activeElement`);
    await visit.driver.evaluate(`${PAGE}.getSelection().selectAllChildren(${BADGE}); return null`);
    await visit.driver.type(words);
    await visit.driver.press('Enter');
    await publish(visit);
    assert.match(saved('content/en/pages/home.yaml'), new RegExp(`^ {2}badge: ${words}$`, 'm'));
  };
  return {
    'a word is typed in the page': (visit) => typed(visit, 'Music for everybody'),

    'names keep ò and ọ': (visit) => typed(visit, 'Ọlámidé sings òkè'),

    'a workshop every second Sunday is added': async (visit) => {
      await openField(visit, 'dates', 'content/en/dates.yaml', 'dates');
      await press(visit, 'Add: Date', SHEET);
      await write(visit, 'Title', 'Open evening');
      await choose(visit, 'Day', '2027-03-14');
      await choose(visit, 'Time', '18:00');
      await choose(visit, 'Time zone', 'Lagos');
      await choose(visit, 'How often', 'Every month on the second Sunday');
      await choose(visit, 'Times, with the first one', '4');
      await press(visit, 'Close', SHEET);
      await publish(visit);
      assert.match(
        saved('content/en/dates.yaml'),
        / {4}title: Open evening\n {4}start: 2027-03-14 18:00\n {4}zone: Africa\/Lagos\n {4}repeats: monthly on the second Sunday 4 times\n/,
      );
    },

    'a paybill number with a typo is told beside its field, and then right': async (visit) => {
      const facts = 'content/organisation.yaml';
      await openField(visit, 'donate', facts, 'donate.mobileMoney');
      await press(visit, 'Add: Number', SHEET);
      await press(visit, 'Paybill', SHEET);
      await write(visit, 'Service', 'M-Pesa');
      await choose(visit, 'Country', 'KE');
      await choose(visit, 'Currency', 'KES');
      await write(visit, 'Number', '247247');
      await write(visit, 'Number again', '247274');
      await write(visit, 'Account', 'GIFT');
      await write(visit, 'Name', 'Own Name');
      await choose(visit, 'Last checked', '2026-11-20');
      const told = `${SHEET}.textContent.includes('the same number as above, "247247"')`;
      await until(visit, 'the typo is not told', told);
      await write(visit, 'Number again', '247247');
      await until(visit, 'the typo is told still', `!${told}`);
      await press(visit, 'Close', SHEET);
      await publish(visit);
      assert.match(saved(facts), /number: "247247"/);
    },
  };
};
