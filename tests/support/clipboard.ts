import type { Page } from '@playwright/test';

/** Reads the clipboard by pasting: the pages are not allowed to read it. */
export async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    return area;
  });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((area) => area.remove());
  return text;
}
