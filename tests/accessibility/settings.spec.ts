import { content, IS_AS_SHIPPED, plain } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/** Settings of the device, forced colours and reduced motion, and printing. */

const site = content('site');
const home = content('home');
const contact = content('contact-us');

test.use({ drawn: true });

test('in forced colours the current page and dot are seen', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/contact-us');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bar = page.getByRole('navigation', { name: site.header.navigationLabel });
  const line = 'text-decoration-line';
  const { contact: current, home: other } = site.header.links;
  await expect.soft(bar.getByRole('link', { name: current })).toHaveCSS(line, 'underline');
  await expect.soft(bar.getByRole('link', { name: other })).toHaveCSS(line, 'none');

  // That it changes with the answer is in tests/journeys/faqs.spec.ts.
  const icon = page.locator('summary svg').first();
  await expect.soft(icon).toBeVisible();
  expect.soft(await icon.evaluate((it) => getComputedStyle(it).stroke)).not.toBe(ground);

  await page.setViewportSize({ width: 360, height: 740 });
  const dots = page.getByRole('group', { name: contact.community.dotsLabel }).getByRole('link');
  const [one, two] = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { height, backgroundColor, borderTopColor } = getComputedStyle(dot, '::before');
      return { height: parseFloat(height), filling: backgroundColor, edge: borderTopColor };
    }),
  );
  expect.soft(one?.height).toBeGreaterThan((two?.height ?? NaN) * 2);
  expect.soft(one?.filling).not.toBe(two?.filling);
  expect.soft(two?.edge).not.toBe(ground);
});

test('turns off animations and view transitions with reduced motion', async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', () => Object.assign(window, { moved: true }), true);
    addEventListener('pagereveal', ({ viewTransition }) => {
      // Afterwards, since a setting that changes during a transition aborts it with an error.
      void Promise.resolve(viewTransition?.finished).then(() => {
        document.documentElement.dataset['transition'] = viewTransition ? 'yes' : 'no';
      });
    });
  });
  const html = page.locator('html');
  const about = page.getByRole('banner').getByRole('link', { name: site.header.links.about });
  // tests/accessibility/pages.spec.ts expects no animations; here there would be some.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await expect.poll(() => page.evaluate('window.moved')).toBe(true);
  const scrollDriven = () =>
    document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length;
  expect(await page.evaluate(scrollDriven)).toBeGreaterThan(4);
  await about.click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(html).toHaveAttribute('data-transition', 'yes');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await about.click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(html).toHaveAttribute('data-transition', 'no');
});

test('prints black on white, without controls, on few sheets of A4', async ({ page, open }) => {
  await open('/contact-us');
  await page.emulateMedia({ media: 'print' });
  const body = page.locator('body');
  await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('header')).toHaveCSS('position', 'static');
  await expect(page.getByRole('group', { name: contact.community.dotsLabel })).toBeHidden();
  await expect(page.getByRole('link', { name: site.skipLink })).toBeHidden();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  // tests/journeys/faqs.spec.ts prints the answers.

  await open('/');
  const words = page.getByText(plain(home.mission.text).slice(0, 30));
  await expect(words).toBeVisible();
  await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
  const address = await page
    .getByRole('link', { name: site.joinButton })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain(content('organisation').addresses.signUpForm);

  // A team has words of its own.
  if (!IS_AS_SHIPPED) return;
  // The default margins of browsers.
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  for (const [path, sheets] of [
    ['/', 2],
    ['/about-us', 2],
    ['/contact-us', 2],
    ['/donate', 1],
  ] as const) {
    await open(path);
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect.soft(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(sheets);
  }
});
