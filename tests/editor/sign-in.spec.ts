import { expect } from '../support/test.ts';
import { EDITOR, leavingOut, test as base } from './editor.ts';
import { APPLICATION, SignIn } from './gitea.ts';

const test = base.extend<{ service: { address: string; signIn: SignIn } }>({
  service: async ({}, use) => {
    const signIn = new SignIn();
    await use({ address: await signIn.start(), signIn });
    signIn.stop();
  },
  editing: async ({ service: { address } }, use) =>
    use({
      service: 'gitea',
      repository: 'our-team/website',
      branch: 'main',
      address,
      applicationId: APPLICATION,
    }),
  // The project itself is not there.
  problems: leavingOut(/localhost|^console: (?!policy)/),
});

test.use({ actionTimeout: 15_000 });

test('who signs in at the service, in its window, comes back with a token', async ({
  page,
  service: { signIn },
}) => {
  const [answer] = await Promise.all([page.waitForResponse(/\/admin\/$/), page.goto(EDITOR)]);
  // Under any other the window could no longer tell the editor.
  expect(answer.headers()['cross-origin-opener-policy']).toBe('unsafe-none');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Sign In with/ }).click(),
  ]);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('link', { name: 'Authorize' }).click(),
  ]);
  await expect.poll(() => signIn.asked).toContain('/api/v1/user');
  expect(signIn.wrong).toEqual([]);
});
