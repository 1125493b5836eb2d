/** Somebody signs in at the service of the setting, and leaves nothing when they sign out. */
import type { BrowserContext } from '@playwright/test';
import { axeFaults } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';
import { field, openHome } from './opened-project.ts';
import { GITHUB, signIn, test } from './opened-service.ts';

const BADGE = 'Home › Top of the page › Badge';

/** The names of all that the browser stores of the site. */
const storedNames = async () => {
  const databases = await indexedDB.databases();
  const texts = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)),
  );
  return [...texts, ...databases.map(({ name }) => name)];
};

test.describe('with a token, on a phone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('shows how to get a token, and what it lacks', async ({ page, service }) => {
    const { project } = service;
    await page.goto('/admin/#/changes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to edit the site');
    await expect(page.getByText(`GitHub, in ${service.editing.repository}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create a token on GitHub' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*target_name=our-team&expires_in=366&contents=write$/,
    );
    await expect(page.getByRole('listitem').last()).toContainText('Paste it');
    // Whole without what the link fills in.
    for (const step of ['“Resource owner” must say our-team', '366 days', 'approve it first'])
      await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const link = await page.getByRole('link', { name: /^Create a token/ }).boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(44);
    expect(await axeFaults(page)).toEqual([]);
    await signIn(page, 'another');
    await expect(page.getByRole('status')).toContainText('GitHub does not accept this token');
    await expect(page.getByRole('status')).toBeInViewport();
    project.mayWrite = false;
    await signIn(page, project.token);
    await expect(page.getByRole('status')).toContainText('can read the site but not change it');
    expect(await page.evaluate(storedNames)).toEqual([]);
    const sso = 'https://github.com/orgs/our-team/sso?authorization_request=A1';
    const headers = { 'X-GitHub-SSO': `required; url=${sso}` };
    service.faults.push({ of: 'write', answer: { status: 403, headers } });
    await signIn(page, project.token);
    const organisation = page.getByRole('link', { name: 'Sign in at your organisation' });
    await expect(organisation).toHaveAttribute('href', sso);
    // The same token will do once they have.
    expect(await page.evaluate(storedNames)).toEqual(['editor: signed in']);
    service.isUp = false;
    await signIn(page, project.token);
    await expect(page.getByRole('status')).toContainText('Check your connection');
    service.isUp = true;
    project.mayWrite = true;
    await signIn(page, project.token);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes');
  });

  test('is not remembered unless somebody wants it', async ({ page: first, context, service }) => {
    const second = await context.newPage();
    await first.close();
    await second.goto('/admin/#/changes');
    const heading = second.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Sign in to edit the site');
    await second.getByRole('checkbox', { name: 'Remember me on this device' }).check();
    await signIn(second, service.project.token);
    await expect(heading).toHaveText('Changes');

    const third = await context.newPage();
    await second.close();
    await openHome(third);
    await field(third, BADGE).click();
    await third.keyboard.insertText('Unpublished ');
    await third.getByRole('link', { name: 'Changes (1)' }).click();
    const signOut = third.getByRole('button', { name: 'Sign out' });
    third.once('dialog', (dialog) => void dialog.dismiss());
    await signOut.click();
    await expect(third.getByRole('heading', { level: 1 })).toHaveText('Changes');
    third.once('dialog', (dialog) => {
      expect(dialog.message()).toContain('are only on this device');
      void dialog.accept();
    });
    await signOut.click();
    await expect(third.getByRole('heading', { level: 1 })).toHaveText('Sign in to edit the site');
    expect(await third.evaluate(storedNames)).toEqual([]);
  });
});

const APPLICATION = 'Iv23-example';
const SITE = 'https://www.own-address.africa';

/** Has the site answer at its own address, with and without HTTPS. */
const answerAs = (context: BrowserContext, address: string) =>
  context.route(/^https?:\/\/www\.own-address\.africa\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = address + pathname + search;
    // The server would close a connection that was idle just as it is used again.
    const headers = { ...route.request().headers(), connection: 'close' };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });

/** Has GitHub ask somebody. What is proven on the way is in src/editor/publish/sign-in/sign-in.test.ts. */
async function askAtGitHub(context: BrowserContext, token: string): Promise<void> {
  await context.route('https://github.com/login/oauth/authorize?**', async (route) => {
    const { searchParams: asked } = new URL(route.request().url());
    const [back, state] = [asked.get('redirect_uri'), asked.get('state')];
    const body = `<a href="${back}?code=a-code&amp;state=${state}">Authorize</a>
      <a href="${back}?error=access_denied&amp;state=${state}">Cancel</a>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await context.route('**/api/sign-in', (route) =>
    route.fulfill({ json: { access_token: token, token_type: 'bearer' } }),
  );
}

test.describe('with name and password at GitHub', () => {
  test.use({
    editing: { ...GITHUB, applicationId: APPLICATION },
    // Without HTTPS, the browser logs which headers it ignores.
    expectedErrors: /^console: (Failed to load|The Cross-Origin-Opener-Policy)|^request to another/,
  });

  test('somebody comes back to where they were', async ({ page, context, service, site }) => {
    await answerAs(context, site.url);
    await askAtGitHub(context, service.project.token);
    await page.goto(`${SITE.replace('https:', 'http:')}/admin/#/pages`);
    await expect(page.getByText('The editor works only at a secure address')).toBeVisible();
    await page.getByRole('link', { name: `${SITE}/admin/#/pages` }).click();
    const button = page.getByRole('button', { name: 'Sign in with GitHub' });
    await button.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('status')).toContainText('You are not signed in');
    await button.click();
    await page.getByRole('link', { name: 'Authorize' }).click();
    await page.getByRole('button', { name: 'Options for “Our Teams”' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(new URL(page.url()).hash).toBe('#/pages');
    await context.unrouteAll({ behavior: 'wait' });
  });
});
