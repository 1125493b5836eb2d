import puppeteer, { type Browser } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../find-browser.ts';

/** No task takes longer, ms: then its browser is ended, and whatever still waits for it fails. */
const LIMIT = 180_000;

/**
 * Runs a task in a browser of its own with an empty profile, so that no measurement finds the cache of another one.
 * @param environment variables it has beside those of this process
 * @throws what the task throws, and after three minutes
 */
export async function inBrowser<Result>(
  task: (browser: Browser) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser('whole'),
    args: browserFlags(),
    env: { ...process.env, ...environment },
    // Visitors' browsers ignore a tap on a page that has not painted yet.
    ignoreDefaultArgs: ['--allow-pre-commit-input'],
    defaultViewport: null,
    protocolTimeout: 60_000,
  });
  const limit = AbortSignal.timeout(LIMIT);
  limit.addEventListener('abort', () => browser.process()?.kill('SIGKILL'));
  try {
    return await task(browser);
  } catch (error) {
    throw limit.aborted ? new Error(`It took longer than ${LIMIT / 1000} s.`) : error;
  } finally {
    await browser.close().catch(() => browser.process()?.kill('SIGKILL'));
  }
}
