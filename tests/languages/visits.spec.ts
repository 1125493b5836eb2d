import { EXAMPLE_LANGUAGES } from '../../tools/copies/example.ts';
import { axeFaults, smallTargets } from '../support/accessibility.ts';
import { boxOf } from '../support/boxes.ts';
import { content, fill } from '../support/content.ts';
import { EXAMPLE, testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };

test.describe('in motion', () => {
  // To see the menu slide in.
  test.use({ drawn: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('in Arabic the menu opens from the side of its button', async ({ page, open }) => {
    const { header } = content('site', EXAMPLE, 'ar');
    await page.setViewportSize(PHONE);
    await open('/ar');
    const opener = page.getByRole('button', { name: header.openMenu });
    const logo = page.getByRole('link', { name: header.homeLabel }).first();
    expect((await boxOf(opener)).x).toBeLessThan((await boxOf(logo)).x);

    // Reads where it slides from in the first frame.
    await opener.evaluate((button) => {
      button.addEventListener('click', () => {
        requestAnimationFrame(() => {
          const [slide] = document.querySelector('#menu')?.getAnimations() ?? [];
          const effect = slide?.effect;
          const [from] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          document.body.dataset['from'] = String(from?.['translate']);
        });
      });
    });
    await opener.click();
    await expect(page.getByRole('button', { name: header.closeMenu })).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-from', '-100%');
    await page
      .locator('#menu')
      .evaluate((menu) => Promise.all(menu.getAnimations().map((slide) => slide.finished)));
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(
      page.locator('#menu').getByRole('link', { name: header.donate, exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await page
      .locator('#menu')
      .getByRole('link', { name: header.links.about, exact: true })
      .click();
    await expect(page).toHaveURL(/\/ar\/about-us$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content('about-us', {}, 'ar').biography.heading,
    );
  });
});

test('on small phones the menu shows every language at once, none alone in its line', async ({
  page,
  open,
}) => {
  for (const code of ['en', 'ar']) {
    const { header } = content('site', EXAMPLE, code);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(code === 'en' ? '/' : `/${code}`);
      await page.getByRole('button', { name: header.openMenu }).click();
      const links = page.locator('#menu nav').getByRole('link');
      await expect(links).toHaveCount(EXAMPLE_LANGUAGES.length);
      const lines: number[] = [];
      for (const link of await links.all()) {
        await expect.soft(link, `${code} at ${width} px`).toBeInViewport({ ratio: 1 });
        lines.push((await boxOf(link)).y);
      }
      const alone = lines.filter((y) => lines.filter((other) => other === y).length === 1);
      expect.soft(alone, `${code} at ${width} px`).toEqual([]);
    }
  }
});

test('a note that names another language stands a space of its link away from the words', async ({
  page,
  open,
}) => {
  await open('/sw');
  const spaces = await page.locator('main a:visible > span:has(> [lang])').evaluateAll((links) =>
    links.map((link) => {
      const [words, note] = [link.firstChild, link.querySelector('[lang]')?.firstChild];
      if (!(words instanceof Text) || !(note instanceof Text)) return 0;
      const range = document.createRange();
      const letter = (text: Text, index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect();
      };
      const end = letter(words, words.data.trimEnd().length - 1).right;
      const start = letter(note, note.data.indexOf('(')).left;
      return (start - end) / parseFloat(getComputedStyle(link).fontSize);
    }),
  );
  expect(spaces.length).toBeGreaterThan(2);
  expect(Math.min(...spaces)).toBeGreaterThan(0.2);
});

test('in Arabic the header has every language behind a button', async ({ page, open }) => {
  const { languages } = content('site', {}, 'ar');
  await page.setViewportSize({ width: 1024, height: 768 });
  await open('/ar/donate');
  const { ownName } = content('language', {}, 'ar');
  const opener = page.getByRole('button', { name: `${languages} ${ownName}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('banner').getByRole('navigation', { name: languages });
  await expect(list.getByRole('link')).toHaveCount(EXAMPLE_LANGUAGES.length);
  await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  expect.soft(await axeFaults(page, 'header')).toEqual([]);
  expect.soft(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await list.getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL(/\/sw\/donate$/);
});

test('in Arabic pictures are scrolled in reading direction', async ({ page, open }) => {
  const { community } = content('contact-us', {}, 'ar');
  await page.setViewportSize(PHONE);
  await open('/ar/contact-us');
  const total = String(Object.keys(community.pictures).length * 2);
  const named = (template: string, current: number) =>
    fill(template, { current: String(current), total });
  const group = page.getByRole('group', { name: community.label, exact: true });
  const slide = (number: number) =>
    group.getByRole('group', { name: named(community.slideLabel, number), exact: true });
  const dot = (number: number) =>
    group.getByRole('link', { name: named(community.dotLabel, number), exact: true });

  for (const part of [slide, dot])
    expect((await boxOf(part(2))).x).toBeLessThan((await boxOf(part(1))).x);
  await group.getByRole('list', { name: community.picturesLabel }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await expect(group.locator('[aria-live]')).toHaveText(named(community.position, 2));
  await page.keyboard.press('ArrowRight');
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  for (const number of [8, 3]) {
    await dot(number).click();
    await expect(slide(number)).toBeInViewport({ ratio: 0.99 });
    await expect(dot(number)).toHaveAttribute('aria-current', 'true');
  }
});
