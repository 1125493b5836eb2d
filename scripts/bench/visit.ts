import puppeteer, { TargetType, type CDPSession, type Page } from 'puppeteer-core';
import { launchOptions } from '../find-browser.ts';

interface VisitOptions {
  /** Folder in which the browser keeps what it learns, from one visit to the next. */
  profile?: string;
  /** Called with each page, those prepared ahead too, and each worker before it starts. */
  onSession?: (session: CDPSession) => unknown;
}

/** Runs a task in a browser of its own. */
export async function visit<Result>(
  task: (page: Page) => Promise<Result>,
  { profile, onSession = () => undefined }: VisitOptions = {},
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
      // Puppeteer lets go of these.
      if (target.type() === TargetType.SERVICE_WORKER) void target.createCDPSession();
    });
    return await task(await browser.newPage());
  } finally {
    await browser.close();
  }
}
