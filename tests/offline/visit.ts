import type { Page } from '@playwright/test';

/** Opens the site and waits until its worker is activated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}
