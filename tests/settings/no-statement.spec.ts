import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect } from '../support/test.ts';
import { fields, variant } from '../support/variant.ts';

/** As long as the organisation has not published it, nothing of the accessibility statement is there. */
const test = variant(() => ({
  'content/en/pages/accessibility.yaml': fields({ publish: false }),
}));

const statement = content('accessibility');

test('a statement that is not published has no page, no link and no place in the sitemap', async ({
  page,
  open,
  request,
}) => {
  for (const { path } of FOUR_PAGES) {
    await open(path);
    await expect(page.getByRole('link', { name: statement.link })).toHaveCount(0);
    expect(await page.content()).not.toContain('/accessibility');
  }
  expect((await request.get('/accessibility')).status()).toBe(404);
  expect((await request.get('/share/accessibility.png')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('accessibility');
});
