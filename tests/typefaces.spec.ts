import { chromium, type Browser } from '@playwright/test';
import { pathIn } from '#content/languages/language.ts';
import { shiftsByTypefaces } from './support/layout-shift.ts';
import { FOUR_PAGES } from './support/pages.ts';
import { browserWith, typefacesIn, type TypefaceSet } from './support/system-typefaces.ts';
import { testExample } from './support/test-example.ts';
import { expect } from './support/test.ts';
import { typefacesOf } from './support/typefaces.ts';

/** What depends on the typefaces of a visitor's system; every other test has those of phones. */

/** The browser of a set, where it is not that of all tests. */
let ofSet: Browser | undefined;
const test = testExample.extend({
  context: async ({ site, browser }, use) => {
    const context = await (ofSet ?? browser).newContext({
      baseURL: site.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await use(context);
    await context.close();
  },
});

test.use({ drawn: true });

/** A phone, and a desktop. In px. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
/** The two stand-in faces are fitted to phones: elsewhere a line may break at another word. */
const MOST = 0.015;

/** Languages with the typefaces of each system: those that the stand-in faces are fitted to. */
const SETS: [TypefaceSet, ...languages: string[]][] = [
  ['roboto', 'ar'],
  ['arial', 'en'],
];

for (const [set, ...languages] of SETS)
  test.describe(`with the typefaces "${set}"`, () => {
    // One browser serves all tests of a set.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      if (set !== 'roboto') ofSet = await chromium.launch(browserWith(set));
    });
    test.afterAll(async () => {
      await ofSet?.close();
      ofSet = undefined;
    });

    for (const code of languages)
      test(`no page in ${code} moves when the site's typeface comes late`, async ({
        page,
        open,
      }) => {
        for (const { path } of FOUR_PAGES) {
          const address = pathIn(code === 'en' ? '' : `/${code}`, path);
          await page.setViewportSize(SCREENS[0]);
          await open(address);
          const shifts = await shiftsByTypefaces(page, SCREENS[1], async () => {
            // Other systems have their own.
            if (process.platform !== 'linux') return;
            for (const name of await typefacesOf(page, 'h1'))
              expect.soft(typefacesIn(set)).toContain(name);
          });
          for (const [index, shift] of shifts.entries())
            expect
              .soft(shift, `${address} at ${SCREENS[index]?.width} px`)
              .toBeLessThanOrEqual(MOST);
        }
      });
  });
