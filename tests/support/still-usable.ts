import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';

const site = content('site');
const faqs = content('faqs');

/**
 * Expects what must work despite any fault: the heading is visible, the menu and an answer open and
 * close, links are there.
 */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const opener = page.getByRole('button', { name: site.header.openMenu });
  const donate = page.getByRole('navigation').getByRole('link', { name: site.header.donate });
  if (await opener.isVisible()) {
    const before = await donate.count();
    await opener.click();
    await expect(donate.last()).toBeVisible();
    await page.getByRole('button', { name: site.header.closeMenu }).click();
    await expect(donate).toHaveCount(before);
  } else await expect(donate.first()).toBeVisible();

  const [first] = faqs.questions;
  const control = page.locator('summary').filter({ hasText: first?.question ?? '' });
  if ((await control.count()) > 0) {
    const answer = page.getByText(first?.answer ?? '');
    await expect(answer).toBeHidden();
    await control.click();
    await expect(answer).toBeVisible();
    await control.click();
    await expect(answer).toBeHidden();
  }
}
