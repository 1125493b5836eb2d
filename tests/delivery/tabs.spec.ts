import { expect, type BrowserContext, type Page } from '@playwright/test';
import { contactForm, words } from './delivering.ts';
import { drawNothing } from '../support/test.ts';
import { test } from './endpoint-test.ts';
import { expectRow, faultTable } from './fault-table.ts';

/** What only a browser shows: the form in two tabs, and leaving it while sending. */

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, context, endpoint, site }) => {
  await context.addInitScript(drawNothing);
  endpoint.reset();
  await page.goto(`${site.url}/contact-us`);
});

test.afterAll(() => console.log(faultTable()));

async function secondTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/contact-us`);
  return page;
}

test('sends a message of two tabs once, and keeps each tab’s draft and status', async ({
  page,
  context,
  endpoint,
  site,
}) => {
  const other = await secondTab(context, site.url);
  await test.step('the same text in both tabs is one message, whose status both show', async () => {
    endpoint.setFault('status 503');
    const texts = ['the same text'];
    for (const tab of [page, other]) {
      const form = contactForm(tab);
      await form.write(texts[0] ?? '');
      await form.submit.click();
      await expect(form.status).toHaveText(words.endpoint.waiting);
      await expect(form.waiting.getByRole('listitem')).toHaveCount(1);
    }
    endpoint.setFault('none');
    for (const tab of [page, other]) {
      await expect(contactForm(tab).status).toHaveText(words.endpoint.sent);
      await expect(contactForm(tab).waiting).toBeHidden();
    }
    await expectRow(page, endpoint, 'the same text in two tabs', texts, { arrived: 1, kept: 0 });
  });

  await test.step('deleting a message that another tab is sending says that it may have arrived', async () => {
    endpoint.reset();
    endpoint.setFault('accepts, never answers');
    await contactForm(page).write('deleted on its way');
    await contactForm(page).submit.click();
    await contactForm(other).waiting.getByRole('button', { name: words.waiting.delete }).click();
    await expect(contactForm(other).status).toHaveText(words.waiting.deletedUnsure);
    await expect(contactForm(other).waiting).toBeHidden();
    // The tab that sent it no longer shows it as waiting.
    await expect(contactForm(page).waiting).toBeHidden();
    await expect(contactForm(page).status).toHaveText('');
    expect(endpoint.arrived()).toHaveLength(1);
  });

  await test.step('sending in one tab keeps the draft of the other', async () => {
    endpoint.reset();
    await contactForm(page).write('The draft of this tab');
    await contactForm(other).write('Sent from the other tab');
    await contactForm(other).submit.click();
    await expect(contactForm(other).status).toHaveText(words.endpoint.sent);
    await other.close();
    await page.close();
    const next = await secondTab(context, site.url);
    await expect(contactForm(next).message).toHaveValue('The draft of this tab');
  });
});

test('survives a step back while sending, damaged entries and a clock that was set back', async ({
  page,
  endpoint,
}) => {
  const form = contactForm(page);
  await test.step('left while sending, and back', async () => {
    endpoint.setFault('accepts, never answers');
    const texts = ['left while sending'];
    await form.write(texts[0] ?? '');
    await form.submit.click();
    await expect.poll(() => endpoint.requests()).toBe(1);
    await page.goto('about:blank');
    endpoint.setFault('none');
    await page.goBack();
    await expect(form.status).toHaveText(words.endpoint.sent);
    await expect(form.message).toHaveValue('');
    await expectRow(page, endpoint, 'left while sending, and back', texts, { arrived: 1, kept: 0 });
  });

  await test.step('damaged entries and a clock that was set back', async () => {
    endpoint.reset();
    await form.write('The draft');
    endpoint.setFault('status 503');
    await page.evaluate(() => {
      ['null', '5', '{}', '[]', '{"id":"x"}'].forEach((text, index) =>
        localStorage.setItem(`contact-message:${index}`, text),
      );
    });
    await page.reload();
    await expect(form.message).toHaveValue('The draft');
    await form.submit.click();
    await expect(form.status).toHaveText(words.endpoint.waiting);
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage)) {
        const message = JSON.parse(text as string) as { retryAt?: number } | null;
        if (!message?.retryAt) continue;
        const retryAt = Date.now() + 2 * 86_400_000;
        localStorage.setItem(key, JSON.stringify({ ...message, retryAt }));
      }
    });
    endpoint.setFault('none');
    await page.reload();
    await expect(form.status).toHaveText(words.endpoint.sent);
  });
});
