import type { Locator, Page } from '@playwright/test';
import { spoken } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/**
 * The patterns of the W3C's ARIA Authoring Practices Guide, one test for each point that applies, in the guide's
 * words. https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ and …/disclosure/
 */

const site = content('site');
const { community } = content('contact-us');
const faqs = content('faqs');
const counted = (template: string, current: number) =>
  template.replace('{current}', String(current)).replace('{total}', '8');

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('carousel (grouped: slides and a group of picker controls)', () => {
  let carousel: Locator;
  let slides: Locator;
  let pickers: Locator;

  test.beforeEach(async ({ page, open }) => {
    await open('/contact-us');
    carousel = page.getByRole('group', { name: community.label, exact: true });
    slides = carousel.locator('ul > li > [role="group"]');
    pickers = page.getByRole('group', { name: community.dotsLabel }).getByRole('link');
    await carousel.scrollIntoViewIfNeeded();
  });

  test('the container has role region or group', async () => {
    await expect(carousel).toHaveRole('group');
  });

  test('the container has aria-roledescription set to carousel', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', community.roleDescription);
  });

  test('the container has an accessible label that does not repeat "carousel"', async () => {
    await expect(carousel).toHaveAccessibleName(/./);
    expect(community.label.toLowerCase()).not.toContain(community.roleDescription.toLowerCase());
  });

  test('each slide container has role group with aria-roledescription set to slide', async () => {
    await expect(slides).toHaveCount(8);
    for (const slide of await slides.all()) {
      await expect(slide).toHaveRole('group');
      await expect(slide).toHaveAttribute('aria-roledescription', community.slideRoleDescription);
    }
  });

  test('each slide has an accessible label that says which it is of how many, without "slide"', async () => {
    for (const [index, slide] of (await slides.all()).entries()) {
      await expect(slide).toHaveAccessibleName(counted(community.slideLabel, index + 1));
    }
    expect(community.slideLabel.toLowerCase()).not.toContain(
      community.slideRoleDescription.toLowerCase(),
    );
  });

  test('the set of picker controls is grouped in an element with role group and a label', async ({
    page,
  }) => {
    await expect(page.getByRole('group', { name: community.dotsLabel })).toHaveCount(1);
    await expect(pickers).toHaveCount(8);
  });

  test('the accessible name of each picker control says which slide it shows', async () => {
    for (const [index, picker] of (await pickers.all()).entries()) {
      await expect(picker).toHaveAccessibleName(counted(community.dotLabel, index + 1));
    }
  });

  test('the picker control of the current slide is marked, and no other', async ({ page }) => {
    for (const index of [0, 3, 0]) {
      await pickers.nth(index).press('Enter');
      await expect(pickers.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
    }
  });

  test('a picker control shows its slide and keeps the focus', async () => {
    await pickers.nth(4).press('Enter');
    await expect(slides.nth(4)).toBeInViewport({ ratio: 0.9 });
    await expect(pickers.nth(4)).toBeFocused();
  });

  test('changes of slide are announced politely', async () => {
    const status = carousel.locator('[aria-live="polite"]');
    await pickers.nth(2).press('Enter');
    await expect(status).toHaveText(counted(community.position, 3));
  });

  test('slides do not rotate by themselves, so there is no rotation control to offer', async ({
    page,
  }) => {
    await page.clock.install();
    const at = () => carousel.locator('ul').evaluate((track) => track.scrollLeft);
    const before = await at();
    await page.clock.runFor(120_000);
    expect(await at()).toBe(before);
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });

  test('slides out of view hold nothing that takes the focus', async () => {
    await expect(slides.locator('a, button, input, [tabindex]')).toHaveCount(0);
  });

  test('the row of slides can be reached by Tab and moved by the arrow keys', async () => {
    const track = carousel.locator('ul');
    await track.press('ArrowRight');
    await expect.poll(() => track.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  });
});

/** What the accessibility tree says of the first control that a selector finds. */
async function states(page: Page, selector: string) {
  return (await spoken(page, `document.querySelector(${JSON.stringify(selector)})`))?.states;
}

test.describe('disclosure: the questions', () => {
  test.beforeEach(async ({ open }) => {
    await open('/contact-us');
  });

  const control = (page: Page, index = 0) =>
    page.locator('summary', { hasText: faqs.questions[index]?.question ?? '' });
  const answer = (page: Page, index = 0) => page.getByText(faqs.questions[index]?.answer ?? '');

  for (const key of ['Enter', 'Space']) {
    test(`${key} activates the control and toggles the visibility of the content`, async ({
      page,
    }) => {
      await control(page).press(key);
      await expect(answer(page)).toBeVisible();
      await control(page).press(key);
      await expect(answer(page)).toBeHidden();
    });
  }

  test('the control is one of the browser’s own, named by its question', async ({ page }) => {
    const told = await spoken(page, 'document.querySelector("summary")');
    expect(told?.text).toBe(`summary "${faqs.questions[0]?.question}"`);
  });

  test('while the content is hidden, the control is collapsed; while it shows, expanded', async ({
    page,
  }) => {
    expect((await states(page, 'summary'))?.['expanded']).toBe(false);
    await control(page).press('Enter');
    await expect(answer(page)).toBeVisible();
    expect((await states(page, 'summary'))?.['expanded']).toBe(true);
  });

  test('the focus stays on the control', async ({ page }) => {
    await control(page, 2).press('Enter');
    await expect(control(page, 2)).toBeFocused();
  });

  test('opening one closes the other, which says so', async ({ page }) => {
    await control(page).press('Enter');
    await control(page, 1).press('Enter');
    await expect(answer(page)).toBeHidden();
    expect((await states(page, 'summary'))?.['expanded']).toBe(false);
  });
});

test.describe('disclosure: the menu button', () => {
  const opener = 'header button[popovertarget]';

  test.beforeEach(async ({ open }) => {
    await open('/');
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens the menu`, async ({ page }) => {
      await page.getByRole('button', { name: site.header.openMenu }).press(key);
      await expect(page.getByRole('button', { name: site.header.closeMenu })).toBeFocused();
    });
  }

  test('the control has role button, a name, and the state collapsed', async ({ page }) => {
    const told = await spoken(page, `document.querySelector('${opener}')`);
    expect(told?.text).toBe(`button "${site.header.openMenu}"`);
    expect(told?.states['expanded']).toBe(false);
  });

  test('what is behind the open menu is hidden from screen readers too', async ({ page }) => {
    await page.getByRole('button', { name: site.header.openMenu }).press('Enter');
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: site.skipLink })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: site.header.navigationLabel })).toHaveCount(
      1,
    );
  });
});
