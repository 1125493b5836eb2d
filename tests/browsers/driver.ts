/** A common interface for Firefox (Puppeteer) and WebKit (WebDriver). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { z } from 'zod';
import { ask } from '../support/request.ts';
import { folderWith } from '../support/folder-with.ts';
import { startServer } from '../support/start-server.ts';

type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';

export interface Driver {
  version: string;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function body in the page. @returns its result, which must be JSON */
  evaluate(body: string): Promise<unknown>;
  /** Clicks at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the viewport, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A sound card that plays into nothing: without any, Firefox stops a piece of music. */
const SILENCE = 'pcm.!default { type null }\nctl.!default { type null }\n';

/** Starts a headless Firefox. */
export async function firefox(program: string): Promise<Driver> {
  const folder = fileURLToPath(folderWith({ 'asound.conf': SILENCE }));
  // ALSA takes a space for the end of a path, and the project's may have one.
  const sound = relative('', join(folder, 'asound.conf'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    env: { ...process.env, ALSA_CONFIG_PATH: sound },
    timeout: 60_000,
    protocolTimeout: 60_000,
  });
  let page = await browser.newPage();
  return {
    version: (await browser.version()).replace(/^.*\//, ''),
    // A new tab for each address: after a page from the back/forward cache, Puppeteer waits for the
    // next one forever.
    open: async (url) => {
      const before = page;
      page = await browser.newPage();
      await page.setViewport(before.viewport());
      await page.goto(url);
      await before.close();
    },
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** What the driver answers (WebDriver 2, section 6.3). */
const ANSWER = z.object({ value: z.unknown() });
const SESSION = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const PAIR = z.tuple([z.number(), z.number()]);

/** Characters of the keys (WebDriver 2, section 17.4.2). */
const KEYS: Record<KeyName, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Sends a command of WebDriver. @throws what the driver says of a command that failed */
async function command(port: number, method: string, path: string, body?: object) {
  // On a connection of its own: sometimes the driver closes one just as the next command is sent.
  const { status, content } = await ask(port, path, {}, method, body && JSON.stringify(body));
  const { value } = ANSWER.parse(JSON.parse(content.toString()));
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function webkit(
  driverPath: string,
  browserPath: string,
  screenPath: string,
): Promise<Driver> {
  const screen = spawn(
    screenPath,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display: unknown[] = await once(screen.stdout, 'data', {
    signal: AbortSignal.timeout(30_000),
  });
  // A port that is free: the driver chooses none.
  const { port, close: free } = await startServer();
  await free();
  const service = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display[0]).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const isReady = () => command(port, 'GET', '/status').catch(() => undefined);
  for (const limit = AbortSignal.timeout(30_000); !(await isReady());) {
    limit.throwIfAborted();
    await pause(50);
  }
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    timeouts: { pageLoad: 60_000, script: 60_000 },
  };
  const { sessionId, capabilities } = SESSION.parse(
    await command(port, 'POST', '/session', { capabilities: { alwaysMatch } }),
  );
  const tell = (path: string, body: object) =>
    command(port, 'POST', `/session/${sessionId}/${path}`, body);
  const evaluate = (script: string) => tell('execute/sync', { script, args: [] });
  /** Presses and releases each: a key, or the mouse where it is. */
  const act = (type: 'key' | 'pointer', presses: readonly object[]) =>
    tell('actions', { actions: [{ id: type, type, actions: presses }] });
  const type = async (text: string) => {
    const presses = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act('key', presses);
  };
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await tell('url', { url })),
    evaluate,
    click: async (x, y) => {
      await act('pointer', [
        { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: (key) => type(KEYS[key]),
    type,
    // The window is larger than the viewport.
    resize: async (width, height) => {
      await tell('window/rect', { width, height });
      const [across, down] = PAIR.parse(await evaluate('return [innerWidth, innerHeight]'));
      await tell('window/rect', { width: 2 * width - across, height: 2 * height - down });
    },
    close: async () => {
      await command(port, 'DELETE', `/session/${sessionId}`).catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
}
