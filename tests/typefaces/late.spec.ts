import { pathIn } from '../../src/core/languages/language.ts';
import { allLanguages, LANGUAGES } from '../fixtures/languages.ts';
import { shiftWhenTypefaceIsLate } from '../support/layout-shift.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { typefacesIn } from '../support/system-typefaces.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-with.ts';
import { typefacesOf } from '../support/typefaces.ts';

const test = testWith(allLanguages);

test.use({ drawn: true });

/** In px. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
];
/** Words in bold at the end of a line, when those before them change their width. */
const MOST = 0.001;

for (const code of LANGUAGES) {
  test(`no page in ${code} moves when the site's typeface comes late`, async ({
    page,
    typefaces,
  }) => {
    for (const { path } of FOUR_PAGES) {
      const address = pathIn(code === 'en' ? '' : `/${code}`, path);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const shift = await shiftWhenTypefaceIsLate(page, address, async () => {
          // Other systems have their own.
          if (process.platform !== 'linux') return;
          for (const name of await typefacesOf(page, 'h1'))
            expect.soft(typefacesIn(typefaces)).toContain(name);
        });
        expect.soft(shift, `${address} at ${phone.width} px`).toBeLessThanOrEqual(MOST);
      }
    }
  });
}
