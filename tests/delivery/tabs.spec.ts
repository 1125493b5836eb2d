import { expect } from '@playwright/test';
import { contactForm, expectNothingLost, words } from './delivery-site.ts';
import { testInForm as test } from './endpoint-test.ts';

/** What only a browser shows: the form in two tabs, and leaving it while sending. */

test.describe.configure({ mode: 'default' });

test('the same text in two tabs is one message, whose status both show', async ({
  page,
  endpoint,
  openTab,
}) => {
  const forms = [contactForm(page), contactForm(await openTab())];
  endpoint.setFault('status 503');
  const text = 'the same text';
  for (const form of forms) {
    await form.send(text);
    await expect(form.status).toHaveText(words.endpoint.waiting);
    await expect(form.waiting.getByRole('listitem')).toHaveCount(1);
  }
  endpoint.setFault('none');
  for (const form of forms) {
    await expect(form.status).toHaveText(words.endpoint.sent);
    await expect(form.waiting).toBeHidden();
  }
  await expectNothingLost(page, endpoint, [text], { arrived: 1, seen: 0 });
});

test('deleting a message that another tab is sending says that it may have arrived', async ({
  page,
  endpoint,
  openTab,
}) => {
  const [one, other] = [contactForm(page), contactForm(await openTab())];
  endpoint.setFault('accepts, never answers');
  await one.send('deleted on its way');
  await other.waiting.getByRole('button', { name: words.waiting.delete }).click();
  await expect(other.status).toHaveText(words.waiting.deletedUnsure);
  await expect(other.waiting).toBeHidden();
  // The tab that sent it no longer shows it as waiting.
  await expect(one.waiting).toBeHidden();
  await expect(one.status).toHaveText('');
  expect(endpoint.arrived()).toHaveLength(1);
});

test('sending in one tab keeps the draft of the other', async ({ page, openTab }) => {
  const secondTab = await openTab();
  const other = contactForm(secondTab);
  await contactForm(page).write('The draft of this tab');
  await other.send('Sent from the other tab');
  await expect(other.status).toHaveText(words.endpoint.sent);
  await secondTab.close();
  await page.close();
  await expect(contactForm(await openTab()).message).toHaveValue('The draft of this tab');
});

test('survives a step back while sending', async ({ page, endpoint }) => {
  const form = contactForm(page);
  endpoint.setFault('accepts, never answers');
  await form.send('left while sending');
  await expect.poll(() => endpoint.requests()).toBe(1);
  await page.goto('about:blank');
  endpoint.setFault('none');
  await page.goBack();
  await expect(form.status).toHaveText(words.endpoint.sent);
  await expect(form.message).toHaveValue('');
  await expectNothingLost(page, endpoint, ['left while sending'], { arrived: 1, seen: 0 });
});
