import puppeteer, { TargetType, type CDPSession, type Page } from 'puppeteer-core';
import { launchOptions } from '../programs/find-browser.ts';

/**
 * Runs a task in a new browser.
 * @param onSession called with the session of each page, also prerendered ones, and each worker
 * before it starts
 * @param profile folder of the browser's profile, to keep it between visits
 */
export async function visit<Result>(
  task: (page: Page) => Promise<Result>,
  onSession: (session: CDPSession) => unknown = () => undefined,
  profile?: string,
): Promise<Result> {
  const browser = await puppeteer.launch({
    ...launchOptions('whole'),
    defaultViewport: null,
    ...(profile && { userDataDir: profile }),
  });
  try {
    const session = await browser.target().createCDPSession();
    session.connection()?.on('sessionattached', onSession);
    browser.on('targetcreated', (target) => {
      // Puppeteer does not attach to these.
      if (target.type() === TargetType.SERVICE_WORKER) void target.createCDPSession();
    });
    return await task(await browser.newPage());
  } finally {
    await browser.close();
  }
}
