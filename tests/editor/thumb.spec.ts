import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect } from '../support/test.ts';
import {
  builtFrom,
  layOutProject,
  listed,
  preview,
  saveButton,
  savedText,
  scrollTo,
  test,
  textOf,
} from './editor.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  actionTimeout: 30_000,
});
test.setTimeout(300_000);

/** So many taps, and so long in ms, may a journey take from the first list until it is saved. */
const MOST_TAPS = 8;
const LONGEST = 60_000;

/** What is ours beside the form of the CMS, and in it. */
const OURS = '.missing-button, .online button, .choice select, .focus button, .focus input';

/** What of ours is smaller than a fingertip (44 CSS px), and what is wider than the screen. */
async function tooSmallOrWide(page: Page): Promise<string[]> {
  const parts = [
    page.locator(OURS),
    page.frameLocator('iframe').locator('.preview :is(button, select)'),
  ];
  const small = parts.map((all) =>
    all.evaluateAll((elements) =>
      elements
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    ),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(await Promise.all(small)).flat(), ...(wide > 360 ? [`${wide} px wide`] : [])];
}

/** Brings something to the middle of the screen; what the CMS lays out on the way moves it. */
async function bring(what: Locator): Promise<void> {
  if ((await what.page().locator('[data-key-path]').count()) > 0) await scrollTo(what);
  const moved = () =>
    what.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top } = element.getBoundingClientRect();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return element.getBoundingClientRect().top - top;
    });
  await expect.poll(moved, { intervals: [10] }).toBe(0);
}

test('by thumb on a phone, a word, a picture, a link and an earlier version take a minute and eight taps each', async ({
  page,
}) => {
  await page.route('**/admin/built.json', async (route) =>
    route.fulfill({ json: await builtFrom(new Map()) }),
  );
  const { tools, screen } = preview(page);
  let taps = 0;

  const tap = async (what: Locator, position?: { x: number; y: number }) => {
    await bring(what);
    taps += 1;
    await what.tap(position && { position });
  };

  const type = async (field: Locator, text: string) => {
    await tap(field);
    await field.fill(text);
  };

  /** One tap opens the list, which is the phone's own, and one chooses. */
  const choose = async (list: Locator, label: string) => {
    await bring(list);
    taps += 2;
    await list.selectOption({ label });
  };

  /** From the list of all there is to the saved file. */
  const journey = (title: string, file: string, walk: () => Promise<void>) =>
    test.step(
      title,
      async () => {
        taps = 0;
        await tap(page.getByRole('treeitem', { name: /Words and facts/ }));
        await tap(listed(page, file));
        await walk();
        expect(await tooSmallOrWide(page)).toEqual([]);
        await tap(saveButton(page));
        await expect(listed(page, file)).toBeVisible();
        expect(taps).toBeLessThanOrEqual(MOST_TAPS);
        await page.getByRole('button', { name: 'Back to Collection List' }).tap();
      },
      { timeout: LONGEST },
    );

  await layOutProject(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).tap();

  await journey('a word is put right', 'Home', async () => {
    await type(page.getByRole('textbox', { name: 'Badge' }), 'A better word');
  });
  expect(await savedText(page, 'home')).toContain('badge: A better word');

  await journey('the point of a picture is chosen', 'Pictures', async () => {
    const mission = page.getByRole('group', { name: /^\W*Mission\W* Field/ });
    const point = mission.getByRole('group', { name: /What stays in sight/ });
    await tap(point.locator('.whole'), { x: 0, y: 0 });
    await expect(point.getByRole('slider', { name: 'From the left' })).toHaveValue('0');
  });
  const { mission } = parse(await savedText(page, 'pictures')) as { mission: { focus: unknown } };
  expect(mission.focus).toBe('0% 0%');

  await journey('a page is linked', 'Header, menu and footer', async () => {
    const links = page.getByRole('group', { name: /Further links.*Field/ }).first();
    await tap(links.getByRole('button', { name: /^Add/ }));
    await type(links.getByRole('textbox', { name: 'Text' }), 'Ask us');
    await choose(links.getByRole('combobox', { name: 'Address' }), 'Contact Us');
  });
  const { header } = parse(await savedText(page, 'site')) as { header: { more: unknown } };
  expect(header.more).toEqual([{ text: 'Ask us', href: '/contact-us' }]);

  await journey('a save is taken back, after a look at its page', 'Home', async () => {
    await tap(page.getByRole('button', { name: 'Preview' }));
    await expect(screen.getByText('A better word')).toBeAttached();
    await tap(tools.getByRole('button', { name: 'Earlier versions' }));
    expect(await tooSmallOrWide(page)).toEqual([]);
    await tap(tools.getByRole('button', { name: 'Bring back' }));
  });
  expect(parse(await savedText(page, 'home'))).toEqual(parse(textOf('home')));
});
