import { AxeBuilder } from '@axe-core/playwright';
import { fill } from '../../src/content/fill.ts';
import { everySetting, SETTINGS, STATEMENT } from '../fixtures/every-setting.ts';
import { FILLED_IN } from '../budgets.ts';
import { setStyle, smallTargets, unreadable } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES, UNKNOWN } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { variant } from '../support/variant.ts';

const { name, supportEmail: EMAIL } = SETTINGS;
const PATH = '/accessibility';

const test = variant(everySetting);

test.use({ drawn: true, contextOptions: { reducedMotion: 'reduce' } });

const site = content('site');
const statement = content('accessibility', { organisation: name, email: EMAIL });
const { commitment, standard, status, tests, limits, feedback, review } = statement;
const PARTS = [commitment, standard, status, tests, limits, feedback, review];

test('the footer of every page leads to the statement', async ({ page, open, problems }) => {
  for (const path of [...FOUR_PAGES.map((one) => one.path), UNKNOWN, PATH]) {
    await open(path);
    if (path === UNKNOWN) problems.length = 0;
    const group = page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: site.footer.groups.legal });
    await expect(group.getByRole('link')).toHaveText([
      ...Object.values(site.header.links),
      statement.link,
      ...(site.footer.more ?? []).map(({ text }) => text),
    ]);
    const link = group.getByRole('link', { name: statement.link, exact: true });
    await expect(link).toHaveAttribute('href', PATH);
    // The same link as on every other page leads there from the one.
    if (path !== UNKNOWN) continue;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(statement.heading);
  }
});

test('the statement says what the organisation decided, in its order, to people and to machines', async ({
  page,
  open,
  request,
}) => {
  await open(PATH);

  await test.step('every part in its order', async () => {
    await expect(page).toHaveTitle(statement.title);
    const region = page.getByRole('main').getByRole('region', { name: statement.heading });
    await expect(region.getByRole('heading')).toHaveText([
      statement.heading,
      ...PARTS.map(({ heading }) => heading),
    ]);
    await expect(region.getByRole('paragraph')).toHaveText([
      statement.lead,
      ...PARTS.flatMap((part) => [
        ...part.text,
        ...(part === feedback ? [feedback.answer] : []),
      ]).map((words) => fill(words, { ...STATEMENT, reviewed: 'January 5, 2026' })),
    ]);
    const points = PARTS.flatMap((part) => part.points ?? []);
    await expect(region.getByRole('listitem')).toHaveText(points);
    await expect(region.getByText(/[{}]/)).toHaveCount(0);
  });

  await test.step('a report is written to the support address; a form that sends nothing is not offered', async () => {
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText([feedback.write]);
    await expect(links).toHaveAttribute('href', `mailto:${EMAIL}`);
    await expect(page.getByRole('main').getByText(EMAIL)).toBeVisible();
  });

  await test.step('search engines and shared links know the page, and no link of the menu is current', async () => {
    const { siteAddress } = content('organisation');
    const address = new URL(PATH, siteAddress).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      statement.description,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe(
      'image/png',
    );
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(`"name":"${statement.link}"`);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${address}</loc>`);
    await expect(page.locator('[aria-current]')).toHaveCount(0);
  });

  for (const width of [360, 1440]) {
    await test.step(`axe at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      expect.soft(found).toEqual([]);
    });
  }
  for (const { condition, width, height, css } of [
    { condition: 'at 400 %', width: 320, height: 256, css: '' },
    { condition: 'with text of 200 %', width: 360, height: 740, css: 'html { font-size: 200%; }' },
    { condition: 'in two columns', width: 768, height: 900, css: '' },
  ]) {
    await test.step(`it can be read ${condition}`, async () => {
      await page.setViewportSize({ width, height });
      await setStyle(page, css);
      expect.soft(await unreadable(page)).toEqual([]);
    });
  }
});

test('the words of every page still fit the first answer of a connection', async ({ request }) => {
  for (const path of [...FOUR_PAGES.map((page) => page.path), PATH]) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const size = Number(response.headers()['content-length']);
    expect(size, path).toBeGreaterThan(0);
    expect(size, path).toBeLessThanOrEqual(FILLED_IN);
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('everything to touch is at least 44 x 44 px', async ({ page, open }) => {
    await open(PATH);
    expect(await smallTargets(page)).toEqual([]);
  });
});
