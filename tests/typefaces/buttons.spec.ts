import { expect, test } from '../support/test.ts';

test('the buttons of what we offer keep to one line', async ({ page }) => {
  await page.goto('/');
  for (const width of [1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tall = await page.getByRole('listitem').evaluateAll((items) =>
      items.flatMap((item) => {
        const button = item.querySelector<HTMLElement>('h3 ~ a, h3 ~ button');
        if (!button) return [];
        const lines =
          button.getBoundingClientRect().height / parseFloat(getComputedStyle(button).minHeight);
        return lines > 1.05 ? [button.textContent] : [];
      }),
    );
    expect(tall, `at ${width} px`).toEqual([]);
  }
});
