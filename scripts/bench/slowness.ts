import type { Page } from 'puppeteer-core';
import { inBrowser } from './browser.ts';
import { Phone } from './phone.ts';

/** The shortest of some turns at the same work, ms. */
const work = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const turn = () => {
      const start = performance.now();
      let sum = 0;
      for (let count = 0; count < 5_000_000; count++) sum = (sum * 31 + count) | 0;
      return performance.now() - start + 0 * sum;
    };
    return Math.min(...Array.from({ length: 10 }, turn));
  });

/** A sentence that says how many times longer a page works on the phone than on this machine, which is to be six. */
export async function slowness(): Promise<string> {
  const fast = await inBrowser(async (browser) => work(await browser.newPage()));
  const slow = await Phone.use(({ page }) => work(page));
  const times = slow / fast;
  const asMeant = times > 5 && times < 7.5;
  return `Pages are ${times.toFixed(1)} times slower than on this machine${asMeant ? '' : ', instead of six times: it does something else as well, or cannot slow them'}.`;
}
