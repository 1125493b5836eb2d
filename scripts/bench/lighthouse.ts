import lighthouse from 'lighthouse';
import { inBrowser } from './browser.ts';
import type { Figures } from './figures.ts';

/** One run of Lighthouse as it comes: mobile, simulated slow 4G. @throws when the page cannot be measured */
export async function runLighthouse(url: string): Promise<Figures> {
  const result = await inBrowser(async (browser) =>
    lighthouse(url, { logLevel: 'error' }, undefined, await browser.newPage()),
  );
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
  };
}
