import { content } from '../support/content.ts';
import { isOfBrowser } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const { card, bank } = content('donate');
const { offers } = content('offer');

for (const [index, button] of [card.button, bank.button].entries()) {
  test(`"${button}" writes one line to the console and does nothing else`, async ({
    page,
    open,
    way,
    letScriptsArrive,
  }) => {
    await open('/donate');
    const lines: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on('request', (request) => {
      const isPart = ['image', 'script'].includes(request.resourceType());
      if (!isPart && !isOfBrowser(request, page.url())) requests.push(request.url());
    });
    const address = page.url();
    const before = await page.getByRole('main').innerText();

    const control = page.getByRole('button', { name: button, exact: true });
    await control.click();
    if (way === 'before script') {
      await letScriptsArrive();
      lines.length = 0;
      await control.click();
    }
    if (way === 'no script') expect(lines).toEqual([]);
    else {
      await expect.poll(() => lines).toHaveLength(1);
      expect(lines[0]).toContain(`log: ${[card.button, bank.button][index]}`);
      await control.press('Enter');
      await expect.poll(() => lines).toHaveLength(2);
    }
    expect(page.url()).toBe(address);
    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(requests).toEqual([]);
  });
}

for (const path of ['/', '/about-us', '/donate']) {
  test(`the buttons of What We Offer on ${path} do nothing`, async ({
    page,
    open,
    letScriptsArrive,
  }) => {
    await open(path);
    await letScriptsArrive();
    const happened: string[] = [];
    page.on('console', (message) => happened.push(message.text()));
    page.on('request', (request) => {
      const isPart = request.resourceType() === 'image';
      if (!isPart && !isOfBrowser(request, page.url())) happened.push(request.url());
    });
    const address = page.url();
    for (const { title, button } of Object.values(offers)) {
      const offer = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await offer.getByRole('button', { name: button, exact: true }).click();
    }
    expect(page.url()).toBe(address);
    expect(happened).toEqual([]);
  });
}
