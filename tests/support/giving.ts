import type { Locator, Page } from '@playwright/test';

/** What a card of Donate holds, which its button opens. */
export const wayOf = (page: Page, button: string): Locator =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: button }) })
    .first();
