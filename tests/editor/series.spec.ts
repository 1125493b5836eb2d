/** Somebody changes one date of a series, and none of the others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../support/test.ts';
import { publish, test } from './opened-project.ts';

const DATES = 'content/en/dates.yaml';
const SERIES = `dates:
  - id: song-writing
    title: Song writing
    start: 2090-03-03 18:00
    end: 19:30
    zone: Africa/Lagos
    repeats: weekly 8 times
`;

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('one date of eight is cancelled, another one is moved: the form asks which is meant', async ({
    tab,
    project,
    text,
  }) => {
    writeFileSync(join(project, DATES), SERIES);
    await tab.goto(
      `/admin/#/page?${new URLSearchParams({ page: 'dates', path: DATES, keys: 'dates.0.status', sheet: '' })}`,
    );
    const dialog = tab.getByRole('dialog');
    const which = dialog.getByRole('combobox', { name: 'This date, or all of them?' });
    await expect(which.getByRole('option', { selected: true })).toHaveText('All 8 dates');
    await which.selectOption('Fri, 10 Mar 2090');
    // What is for all of them is out of the way.
    await expect(dialog.getByRole('combobox', { name: 'How often' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel this date' }).tap();
    await expect(which).toBeFocused();
    await which.selectOption('Fri, 17 Mar 2090');
    await dialog.getByRole('button', { name: 'Change its time or place' }).tap();
    await dialog.getByRole('group', { name: 'Start' }).getByLabel('Day').fill('2090-03-18');
    await which.selectOption('All 8 dates');
    await expect(dialog.getByRole('combobox', { name: 'How often' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await publish(tab);
    const saved = text(DATES);
    expect(saved).toContain('- day: 2090-03-10\n        status: cancelled\n');
    expect(saved).toContain('- day: 2090-03-17\n        start: 2090-03-18 18:00\n');
  });
});
