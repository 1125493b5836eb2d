import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { leave, openFile, preview, save, savedText } from './editor.ts';

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
 * Begins another date: its zone is that of the one above it; half a day is told and not forgotten.
 */
async function addSecondDate(page: Page, scrollTo: (what: Locator) => Promise<void>) {
  const { tools } = preview(page);
  await openFile(page, 'Dates');
  await page.getByRole('button', { name: /^Add \W?Date\W?$/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Second evening');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const part = (name: string) => page.getByRole('textbox', { name });
  await scrollTo(part('End Time'));
  await part('Start Day').fill('2027-04-01');
  await part('Start Time').fill('18:00');
  await part('End Day').pressSequentially('04');
  const mistakes = tools.getByRole('status');
  await part('End Time').focus();
  await expect(mistakes).toContainText('End: expected a time, a day and a time');
  await part('End Time').fill('20:00');
  await expect(mistakes).toContainText('found "… 20:00"');
  await part('End Day').fill('2027-04-01');
  await expect(mistakes).toBeEmpty();
  await scrollTo(zone);
  await expect(zone).toHaveValue('Africa/Lagos');
  await leave(page);
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
  const end = page.getByRole('textbox', { name: 'End Time' });
  await scrollTo(end);
  await end.fill('20:00');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await scrollTo(zone);
  await chooseByLetters(zone, 'Lagos', 'Africa/Lagos');
  const every = page.getByRole('combobox', { name: 'How often' });
  await scrollTo(every);
  await chooseByLetters(every, 'Every month', 'monthly');
  await page.getByRole('combobox', { name: 'How long' }).selectOption('until');
  await page.getByLabel('The last one').fill('2027-05');
  await expect(page.getByText('Again on Mon, 12 Apr 2027; and at last Wed, 12 May')).toBeVisible();
  await every.selectOption('Every month on the second Friday');
  await expect(page.getByText('Again on Fri, 9 Apr 2027; and at last Fri, 14 May')).toBeVisible();
  const full = page.getByRole('radio', { name: 'full' });
  await scrollTo(full);
  await chooseOne(full);
  await expect(screen.getByText('Fully booked').first()).toBeAttached();
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await scrollTo(topic);
  await topic.selectOption('Another topic…');
  await page.getByRole('textbox', { name: 'New topic' }).pressSequentially('open evenings');
  await expect(tools.getByRole('status')).toBeEmpty();
  await save(page);
  const date = (time: string) => `dates:
  - id: open-evening
    title: Open evening
    start: 2027-03-12 ${time}
    end: 20:00
    zone: Africa/Lagos
    repeats: monthly on the second Friday until 2027-05
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
  await addSecondDate(page, scrollTo);
}
