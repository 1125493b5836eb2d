import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { content, fill } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { community } = content('contact-us');
/** Each picture is shown twice. */
const TOTAL = Object.keys(community.pictures).length * 2;
const GAP = 20;
/** Shows dots and pictures at once. */
const HEIGHT = 1400;

/** Viewport widths in px, slides per view and reachable positions. */
const SIZES = [
  { width: 320, shown: 1.5, dots: 8 },
  { width: 640, shown: 2.5, dots: 7 },
  { width: 768, shown: 4, dots: 5 },
  { width: 1024, shown: 5, dots: 4 },
];

const counted = (template: string, current: number) =>
  fill(template, { current: String(current), total: String(TOTAL) });
const carousel = (page: Page) => page.getByRole('group', { name: community.label, exact: true });
const track = (page: Page) => carousel(page).getByRole('list', { name: community.picturesLabel });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: counted(community.slideLabel, number), exact: true });
const dots = (page: Page) =>
  carousel(page).getByRole('group', { name: community.dotsLabel }).getByRole('link');
const dot = (page: Page, number: number) =>
  carousel(page).getByRole('link', { name: counted(community.dotLabel, number), exact: true });
const position = (page: Page) => track(page).evaluate((element) => element.scrollLeft);

/**
 * Scrolls and waits for the end. While something still moves, the next movement is snapped back, and
 * a wheel turns beside what it is meant for.
 * @param scroller what scrolls; of the page, its root
 */
async function scrolled(scroller: Locator, scroll: () => Promise<unknown>): Promise<void> {
  const movement = await scroller.evaluateHandle((element) => ({
    ended: new Promise<void>((resolve) => {
      const target = element.matches(':root') ? document : element;
      target.addEventListener('scrollend', () => resolve(), { once: true });
    }),
  }));
  await scroll();
  await movement.evaluate(({ ended }) => ended);
}

test.describe('before the scripts arrive, and after', () => {
  test.use({ way: 'before script' });

  // Names of the group, its pictures and its dots are in tests/accessibility/snapshots.
  test('shows and names the pictures at every width', async ({ page, open, letScriptsArrive }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await open('/contact-us');
    await expect(carousel(page).getByRole('listitem')).toHaveCount(TOTAL);

    const showsAt = async (
      { width, shown, dots: count }: (typeof SIZES)[number],
      isLoaded: boolean,
    ) => {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: HEIGHT });
        await dot(page, 1).click();
        await expect.poll(() => position(page)).toBe(0);
        const [first, second] = [await boxOf(slide(page, 1)), await boxOf(slide(page, 2))];
        expect(second.x - first.x - first.width).toBeCloseTo(GAP, 0);
        const end = Math.min(width, (await boxOf(track(page))).right);
        expect((end - first.x + GAP) / (second.x - first.x)).toBeCloseTo(shown, 1);
        await expect(dots(page).filter({ visible: true })).toHaveCount(count);

        const address = page.url();
        for (const number of [count, 2]) {
          await dot(page, number).click();
          await expect(slide(page, number)).toBeInViewport({ ratio: 0.99 });
          if (!isLoaded) continue;
          await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
          await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
          expect(page.url()).toBe(address);
        }
      });
    };
    // Without script the two extreme widths are enough.
    for (const size of [...SIZES.slice(0, 1), ...SIZES.slice(-1)]) await showsAt(size, false);
    await letScriptsArrive();
    for (const size of SIZES) await showsAt(size, true);

    await page.setViewportSize({ width: 360, height: 740 });
    const slides = carousel(page).locator('ul > li > [role="group"]');
    // A screen reader says a label and what it describes, one after the other.
    for (const [part, label, description] of [
      [carousel(page), community.label, community.roleDescription],
      ...(await slides.all()).map(
        (picture) => [picture, community.slideLabel, community.slideRoleDescription] as const,
      ),
    ] as const) {
      await expect(part).toHaveAttribute('aria-roledescription', description);
      expect(label.toLowerCase()).not.toContain(description.toLowerCase());
    }

    const scrolledAtOnce = await dot(page, 4).evaluate((link: HTMLElement) => {
      link.click();
      return link.closest('[aria-roledescription]')?.querySelector('ul')?.scrollLeft;
    });
    expect(scrolledAtOnce).toBeGreaterThan(300);
    for (const number of [5, 1]) {
      await dot(page, number).press('Enter');
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
      await expect(dot(page, number)).toBeFocused();
      await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
      await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
    }
  });
});

// Without script it is the browser's own list.
test('does not move automatically, but by keys and wheel', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await open('/contact-us');
  await page.clock.runFor('05:00');
  expect(await position(page)).toBe(0);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.clock.resume();
  const status = carousel(page).locator('[aria-live="polite"]');
  await expect(status).toHaveText('');
  await scrolled(page.locator(':root'), () => track(page).focus());
  await scrolled(track(page), () => page.keyboard.press('ArrowRight'));
  expect(await position(page)).toBeGreaterThan(100);
  await expect(slide(page, 2)).toBeInViewport();
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(dot(page, 1)).not.toHaveAttribute('aria-current');
  await expect(status).toHaveText(counted(community.position, 2));
  await scrolled(track(page), () =>
    track(page).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' })),
  );
  await slide(page, 1).hover();
  const step = (await boxOf(slide(page, 2))).x - (await boxOf(slide(page, 1))).x;
  await scrolled(track(page), () => page.mouse.wheel(Math.round(step * 1.2), 0));
  expect((await position(page)) / step).toBeCloseTo(1, 1);
});
