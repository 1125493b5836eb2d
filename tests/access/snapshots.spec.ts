import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../support/content.ts';
import { PAGES } from '../support/pages.ts';
import { ROOT } from '../support/root.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a screen reader is told, page by page, in files that a person can read: tests/access/snapshots.
 * The words come from content/ and may change with it: then the file is written anew and its difference is there
 * to be read. While the content is the same, nothing may change by itself. To accept a change, delete the file.
 */
const FOLDER = join(ROOT, 'tests/access/snapshots');

/** Changes with every word of the content, and with nothing else. */
const digest = globSync('content/en/**/*.{yaml,md}', { cwd: ROOT })
  .sort()
  .reduce(
    (hash, file) => hash.update(readFileSync(join(ROOT, file), 'utf8').replaceAll('\r', '')),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 16);

function compare(name: string, tree: string): void {
  const file = join(FOLDER, `${name}.yaml`);
  const now = `# Made with content ${digest}.\n${tree}\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r', '') : '';
  if (before.split('\n', 1)[0] === now.split('\n', 1)[0]) {
    expect(now, `${name}.yaml; delete it to accept the change`).toBe(before);
  } else {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, now);
  }
}

const site = content('site');
const [question] = content('faqs').questions;

const SIZES = [
  { size: 'phone', viewport: { width: 360, height: 740 } },
  { size: 'desktop', viewport: { width: 1440, height: 900 } },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { size, viewport } of SIZES) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const { name, path } of PAGES) {
      test(`names, roles and states of ${path} are as reviewed`, async ({ page, open }) => {
        await open(path);
        compare(`${name}-${size}`, await page.locator('body').ariaSnapshot());
      });
    }
  });
}

test('names, roles and states of the open menu are as reviewed', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/about-us');
  await page.getByRole('button', { name: site.header.openMenu }).click();
  await expect(page.getByRole('button', { name: site.header.closeMenu })).toBeFocused();
  compare('menu-open-phone', await page.locator('body').ariaSnapshot());
});

test('names, roles and states of an open question are as reviewed', async ({ page, open }) => {
  await open('/contact-us');
  await page.getByText(question?.question ?? '').click();
  await expect(page.getByText(question?.answer ?? '')).toBeVisible();
  compare('question-open', await page.locator('#faqs').ariaSnapshot());
});
