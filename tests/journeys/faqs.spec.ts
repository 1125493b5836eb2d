import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const faqs = content('faqs');
const [first, second, third] = faqs.questions as [Faq, Faq, Faq];
type Faq = (typeof faqs.questions)[number];

const question = (page: Page, { question: text }: Faq) => page.getByText(text, { exact: true });
const answer = (page: Page, { answer: text }: Faq) => page.getByText(text, { exact: true });

async function expectOpen(page: Page, ...open: Faq[]): Promise<void> {
  for (const faq of faqs.questions) {
    await (open.includes(faq)
      ? expect(answer(page, faq), faq.question).toBeVisible()
      : expect(answer(page, faq), faq.question).toBeHidden());
  }
}

test('all answers are closed at first, and one at most is open', async ({ page, open }) => {
  await open('/contact-us');
  await expectOpen(page);
  await question(page, first).click();
  await expectOpen(page, first);
  await question(page, third).click();
  await expectOpen(page, third);
  await question(page, third).click();
  await expectOpen(page);
});

test('the keyboard opens and closes an answer', async ({ page, open }) => {
  await open('/contact-us');
  await question(page, first).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, first);
  await page.keyboard.press('Tab');
  await expect(question(page, second)).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(page, second);
  await page.keyboard.press('Space');
  await expectOpen(page);
});

test('an answer opened before the scripts arrive stays open', async ({
  page,
  open,
  letScriptsArrive,
}) => {
  await open('/contact-us');
  await question(page, second).click();
  await letScriptsArrive();
  await expectOpen(page, second);
  await question(page, first).click();
  await expectOpen(page, first);
});

test('#faqs lands on the section', async ({ page, open, letScriptsArrive }) => {
  await open('/contact-us#faqs');
  // Chromium goes to a fragment when the scripts of a page have run; ours stand inside the page.
  await letScriptsArrive();
  await expect(page.getByRole('heading', { name: faqs.heading, exact: true })).toBeInViewport();
  await expectOpen(page);
});

test('a link to one answer opens it', async ({ page, open, letScriptsArrive }) => {
  await open(`/contact-us#${third.id}`);
  await letScriptsArrive();
  await expectOpen(page, third);
  await expect(answer(page, third)).toBeInViewport();
});

test('an address that names no answer does no harm', async ({ page, open, letScriptsArrive }) => {
  await open('/contact-us#%E0%A4%A');
  await letScriptsArrive();
  await expectOpen(page);
  await question(page, first).click();
  await expectOpen(page, first);
});

test('on paper every answer shows', async ({ page, open }) => {
  await open('/contact-us');
  await question(page, second).click();
  await page.emulateMedia({ media: 'print' });
  await expectOpen(page, ...faqs.questions);
  for (const faq of faqs.questions) {
    await expect
      .poll(async () => (await answer(page, faq).boundingBox())?.height)
      .toBeGreaterThan(15);
  }
  await page.emulateMedia({ media: 'screen' });
  await expectOpen(page, second);
});

test('the icon of a question is a plus, and a minus in a circle once it is open', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/contact-us');
  const look = () =>
    question(page, first)
      .locator('svg')
      .evaluate((svg) => {
        const [circle, , upright] = svg.children as unknown as [Element, Element, Element];
        return {
          circle: Number.parseFloat(getComputedStyle(circle).strokeDashoffset) === 0,
          upright: !/ 0$/.test(getComputedStyle(upright).scale),
        };
      });
  expect(await look()).toEqual({ circle: false, upright: true });
  await question(page, first).click();
  await expect.poll(look).toEqual({ circle: true, upright: false });
});

test(
  'one answer at most is open also where <details name> is unknown',
  { tag: '@script' },
  async ({ page, open, changeHtml }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    });
    await changeHtml((html) => html.replaceAll('<details name="faqs"', '<details'));
    await open('/contact-us');
    await question(page, first).click();
    await question(page, third).click();
    await expectOpen(page, third);
  },
);
