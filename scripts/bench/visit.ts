import puppeteer, { TargetType, type CDPSession, type Page } from 'puppeteer-core';
import { launchOptions } from '../programs/find-browser.ts';

/** Runs a task in a new browser. @param onSession of each page and worker, before it starts */
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
