import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { openFile, preview, save, savedText } from './editor.ts';

/** Chooses from a list as a keyboard does: by the first letters of a name. */
export async function chooseByLetters(list: Locator, name: string, value: string): Promise<void> {
  await list.focus();
  await list.page().keyboard.type(name);
  await expect(list).toHaveValue(value);
}

/**
 * Chooses one of several once the CMS takes it: then only the one that is chosen is in the order of
 * tabs.
 */
export async function chooseOne(radio: Locator): Promise<void> {
  await expect(radio).toHaveAttribute('tabindex', '-1');
  await radio.check();
}

/**
 * Adds a date, of which nothing is typed but its title and a new topic: day, time, zone, status and
 * how often it comes again are chosen. What is changed of it later is counted, in no field.
 */
export async function addDate(page: Page, scrollTo: (what: Locator) => Promise<void>) {
  const { tools, screen } = preview(page);
  await openFile(page, 'Dates');
  await page.getByRole('button', { name: /^Add \W?Date\W?$/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Open evening');
  const start = (part: string) => page.getByRole('textbox', { name: `Start ${part}` });
  await scrollTo(start('Time'));
  await start('Day').fill('2027-03-12');
  await start('Time').fill('18:00');
  const onlyMonth = page.getByRole('checkbox', { name: 'Only the month is known' }).first();
  await onlyMonth.check();
  await expect(start('Month')).toHaveValue('2027-03');
  await onlyMonth.uncheck();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await scrollTo(zone);
  await chooseByLetters(zone, 'Lagos', 'Africa/Lagos');
  const every = page.getByRole('combobox', { name: 'How often' });
  await scrollTo(every);
  await chooseByLetters(every, 'Every month', 'monthly');
  await page.getByRole('combobox', { name: 'How long' }).selectOption('until');
  await page.getByLabel('The last one').fill('2027-05');
  const full = page.getByRole('radio', { name: 'full' });
  await scrollTo(full);
  await chooseOne(full);
  await expect(screen.getByText('Fully booked').first()).toBeAttached();
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await scrollTo(topic);
  await topic.selectOption('Another topic …');
  await page.getByRole('textbox', { name: 'New topic' }).pressSequentially('open evenings');
  await expect(tools.getByRole('status')).toBeEmpty();
  await save(page);
  const date = (time: string) => `dates:
  - id: open-evening
    title: Open evening
    start: 2027-03-12 ${time}
    zone: Africa/Lagos
    repeats: monthly until 2027-05
    status: full
    topic: open-evenings
`;
  expect(await savedText(page, 'dates')).toContain(date('18:00'));
  for (const count of [1, 2]) {
    await openFile(page, 'Dates');
    await page.getByRole('button', { name: 'Expand' }).click();
    await scrollTo(start('Time'));
    await start('Time').fill(`19:0${count}`);
    await save(page);
    expect(await savedText(page, 'dates')).toContain(
      `${date(`19:0${count}`)}    changes: ${count}\n`,
    );
  }
}
