/** Starts a browser with an empty profile of its own, so that no measurement finds the cache of another one. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, findBrowser } from '../find-browser.ts';
import { Cdp } from './cdp.ts';

export interface Browser {
  cdp: Cdp;
  /** Port of the DevTools protocol, on the loopback interface. */
  port: number;
  close(): Promise<void>;
}

/** Starts the browser and connects to it. @throws when it does not start within 30 s */
export async function launch(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const browser = spawn(
    findBrowser('whole'),
    [
      ...browserFlags(),
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-default-browser-check',
      '--hide-scrollbars',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser did not start.')), 30_000);
    let said = '';
    browser.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  const cdp = await Cdp.connect(address);
  return {
    cdp,
    port: Number(new URL(address).port),
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      cdp.send('Browser.close').catch(() => browser.kill());
      await ended;
      cdp.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
