/** A common interface for Firefox (Puppeteer) and WebKit (Selenium). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { folderWith } from '../../../tests/support/folder-with.ts';

// A folder of a CommonJS package, which `import` does not resolve.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

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

/**
 * A sound card that plays into nothing: where there is none at all Firefox stops a piece of music.
 */
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
  const started = once(screen.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
  const [display] = (await started) as [Buffer];
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    // WebKit's driver sometimes closes a connection just as the next command is sent.
    .usingHttpAgent(new Agent({ keepAlive: false }))
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    })
    .build();
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  const keys = {
    ...{ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE },
    ...{ ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT },
  };
  const window = driver.manage().window();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    open: (url) => driver.get(url),
    evaluate: (body) => driver.executeScript(body),
    click: (x, y) =>
      driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: (key) => type(keys[key]),
    type,
    // The window is larger than the viewport.
    resize: async (width, height) => {
      await window.setRect({ width, height });
      const inner = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
      await window.setRect({
        width: 2 * width - (inner[0] ?? 0),
        height: 2 * height - (inner[1] ?? 0),
      });
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      await service.kill();
      screen.kill();
    },
  };
}
