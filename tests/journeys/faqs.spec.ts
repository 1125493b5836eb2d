import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test as base } from '../support/test.ts';

const faqs = content('faqs');
type Faq = (typeof faqs.questions)[number];
const questionAt = (index: number): Faq => {
  const found = faqs.questions.at(index);
  if (!found) throw new Error('There are no questions.');
  return found;
};
const [first, last] = [questionAt(0), questionAt(-1)];

const question = (page: Page, { question: text }: Faq) => page.getByText(text, { exact: true });
const answer = (page: Page, { answer: text }: Faq) => page.getByText(text, { exact: true });

/** Expects that exactly these answers are visible. */
const expectOpen = (page: Page, ...open: Faq[]) =>
  expect(page.locator('details > :not(summary)').filter({ visible: true })).toHaveText(
    open.map((faq) => faq.answer),
  );

/** The state of the first question's icon. */
const look = (page: Page) =>
  question(page, first)
    .locator('svg')
    .evaluate((svg) => {
      const [circle, , upright] = [...svg.children];
      if (!circle || !upright) throw new Error('The icon has other parts.');
      return {
        circle: Number.parseFloat(getComputedStyle(circle).strokeDashoffset) === 0,
        upright: !/ 0$/.test(getComputedStyle(upright).scale),
      };
    });

/** Expects that paper has every answer, whichever is open on the screen. */
async function expectAllOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expectOpen(page, ...faqs.questions);
  for (const faq of faqs.questions)
    await expect
      .poll(async () => (await answer(page, faq).boundingBox())?.height)
      .toBeGreaterThan(15);
  await page.emulateMedia({ media: 'screen' });
}

// Until the scripts arrive it is a page without them.
const test = base.extend({ way: 'before script' });

test('opens one answer at a time, and prints all', async ({ page, open, letScriptsArrive }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/contact-us');
  await expectOpen(page);

  for (const faq of faqs.questions) {
    await question(page, faq).click();
    await expectOpen(page, faq);
  }
  await test.step('an answer opened before the scripts arrive stays open', async () => {
    await letScriptsArrive();
    await expectOpen(page, last);
  });
  await question(page, last).click();
  await expectOpen(page);

  await test.step('the icon is a plus, or a minus in a circle while open', async () => {
    expect(await look(page)).toEqual({ circle: false, upright: true });
    await question(page, first).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, first);
    await expect.poll(() => look(page)).toEqual({ circle: true, upright: false });
  });

  const next = faqs.questions[1];
  if (next) {
    await page.keyboard.press('Tab');
    await expect(question(page, next)).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, next);
  }
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);

  await question(page, last).click();
  await expectAllOnPaper(page);
  await expectOpen(page, last);
});

// Without script the browser does it.
test('opens the answer in an address', async ({ page, open, letScriptsArrive }) => {
  await open(`/contact-us#${last.id}`);
  // Chromium scrolls to a fragment after the page's inline scripts.
  await letScriptsArrive();
  await expectOpen(page, last);
  await expect(answer(page, last)).toBeInViewport();

  await page.goto('about:blank');
  await open('/contact-us#%E0%A4%A');
  await letScriptsArrive();
  await expectOpen(page);
  await question(page, first).click();
  await expectOpen(page, first);
});
