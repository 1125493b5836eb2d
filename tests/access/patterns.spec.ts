import type { Page } from '@playwright/test';
import { content, fill } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/**
 * The patterns of the W3C's ARIA Authoring Practices Guide, a step for each applicable point that
 * tests/journeys does not take, in the guide's words.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ and …/disclosure/
 */

const site = content('site');
const { community } = content('contact-us');
const faqs = content('faqs');
const TOTAL = Object.keys(community.pictures).length * 2;
const counted = (template: string, current: number) =>
  fill(template, { current: String(current), total: String(TOTAL) });

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('carousel (grouped: slides and a group of picker controls)', async ({ page, open }) => {
  await open('/contact-us');
  const carousel = page.getByRole('group', { name: community.label, exact: true });
  const slides = carousel.locator('ul > li > [role="group"]');
  const pickers = page.getByRole('group', { name: community.dotsLabel }).getByRole('link');
  await carousel.scrollIntoViewIfNeeded();

  await test.step('the container has role region or group, aria-roledescription set to carousel, and a label that does not repeat it', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', community.roleDescription);
    expect(community.label.toLowerCase()).not.toContain(community.roleDescription.toLowerCase());
  });

  await test.step('each slide container has role group with aria-roledescription set to slide, and a label that says which it is of how many', async () => {
    await expect(slides).toHaveCount(TOTAL);
    for (const [index, slide] of (await slides.all()).entries()) {
      await expect(slide).toHaveAttribute('aria-roledescription', community.slideRoleDescription);
      await expect(slide).toHaveAccessibleName(counted(community.slideLabel, index + 1));
    }
    const label = community.slideLabel.toLowerCase();
    expect(label).not.toContain(community.slideRoleDescription.toLowerCase());
  });

  await test.step('the set of picker controls is grouped in a labelled group; each name says which slide it shows', async () => {
    await expect(pickers).toHaveCount(TOTAL);
    for (const [index, picker] of (await pickers.all()).entries()) {
      await expect(picker).toHaveAccessibleName(counted(community.dotLabel, index + 1));
    }
  });

  await test.step('a picker control shows its slide at once where motion is reduced, keeps the focus, and is marked, and no other', async () => {
    const [from, to] = await pickers.nth(3).evaluate((dot: HTMLElement) => {
      const row = dot.closest('[aria-roledescription]')?.querySelector('ul');
      const before = row?.scrollLeft ?? 0;
      dot.click();
      return [before, row?.scrollLeft ?? 0] as const;
    });
    expect(from).toBe(0);
    expect(to).toBeGreaterThan(300);
    for (const index of [4, 0]) {
      await pickers.nth(index).press('Enter');
      await expect(slides.nth(index)).toBeInViewport({ ratio: 0.9 });
      await expect(pickers.nth(index)).toBeFocused();
      await expect(pickers.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('[aria-current]')).toHaveCount(1);
    }
  });

  // tests/journeys/carousel.spec.ts advances the clock by five minutes.
  await test.step('slides do not rotate by themselves, so there is no rotation control to offer', async () => {
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });

  await test.step('slides out of view hold nothing that takes the focus', async () => {
    await expect(slides.locator('a, button, input, [tabindex]')).toHaveCount(0);
  });
});

/** How Chromium tells screen readers of the first element that matches. */
async function nodeOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  const [{ name, properties = [] } = {}] = nodes;
  const expanded = properties.find((property) => property.name === 'expanded')?.value
    .value as unknown;
  return { name: name?.value as unknown, expanded };
}

test('disclosure: the questions', async ({ page, open }) => {
  await open('/contact-us');
  const name = faqs.questions[0]?.question;
  const control = page.locator('summary').first();
  const answer = page.getByText(faqs.questions[0]?.answer ?? '', { exact: true });

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} toggles the visibility of the content; the control, named by its question, says so and keeps the focus`, async () => {
      expect(await nodeOf(page, 'summary')).toEqual({ name, expanded: false });
      await control.press(key);
      await expect(answer).toBeVisible();
      expect(await nodeOf(page, 'summary')).toEqual({ name, expanded: true });
      await expect(control).toBeFocused();
      await control.press(key);
      await expect(answer).toBeHidden();
    });
  }
});

test('disclosure: the menu button', async ({ page, open }) => {
  await open('/');
  const opener = page.getByRole('button', { name: site.header.openMenu });
  const close = page.getByRole('button', { name: site.header.closeMenu });

  await test.step('the control has a name, and the state collapsed', async () => {
    const found = await nodeOf(page, 'header button[popovertarget]');
    expect(found).toEqual({ name: site.header.openMenu, expanded: false });
  });

  // What is behind the open menu is hidden from screen readers too: see menu-open-phone.yaml.
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens the menu`, async () => {
      await opener.press(key);
      await expect(close).toBeFocused();
      await close.press(key);
      await expect(opener).toBeFocused();
    });
  }
});
