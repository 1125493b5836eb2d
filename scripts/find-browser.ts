/** Finds Chromium or Chrome for the tests and the bench, and installs it where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage, placesOf } from './debian.ts';
import { UserError } from './failure.ts';
import { packageBin } from './package-bin.ts';

/**
 * `shell`: Chromium's headless shell, which shows pages alike in half the processor's time.
 * `whole`: what visitors have.
 */
type BrowserKind = 'shell' | 'whole';

const SHELL = 'chromium-headless-shell';
const ON_WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
  join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
);
const isRoot = process.getuid?.() === 0;

/** Playwright's own shell, beside the Chromium that it names. */
function playwrightShells(): string[] {
  const [folder = '', revision] = chromium.executablePath().split(/[/\\]chromium-(\d+)/);
  return globSync(`chromium_headless_shell-${revision}/*/*headless*shell{,.exe}`, {
    cwd: folder,
  }).map((file) => join(folder, file));
}

function runs(path: string): boolean {
  // Chrome on Windows does not say its version; it opens a window.
  if (process.platform === 'win32' || !existsSync(path)) return existsSync(path);
  // Ubuntu's `chromium-browser` outside a snap is only a sentence about snaps.
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

function installed(kind: BrowserKind): string | undefined {
  const whole = [
    ...placesOf([
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ]),
    ...placesOf([
      '/Applications/{Google Chrome,Chromium}.app/Contents/MacOS/{Google Chrome,Chromium}',
    ]),
    ...(process.platform === 'win32' ? ON_WINDOWS : []),
    chromium.executablePath(),
  ];
  const shells = kind === 'shell' ? [...placesOf([SHELL]), ...playwrightShells()] : [];
  return [...shells, ...whole].find(runs);
}

function install(kind: BrowserKind): void {
  const missing = 'There is no Chromium or Chrome here.';
  if (installPackage(kind === 'shell' ? SHELL : 'chromium', missing)) return;
  console.error(
    `${missing} Downloading Playwright's into .cache/browsers${isRoot ? ', and installing what it needs on this system, as root' : ''} …`,
  );
  const flags = [...(isRoot ? ['--with-deps'] : []), ...(kind === 'shell' ? ['--only-shell'] : [])];
  const playwright = [packageBin('playwright'), 'install', ...flags, 'chromium'];
  spawnSync(process.execPath, playwright, { stdio: 'ignore', timeout: 300_000 });
}

/**
 * Path of a Chromium or Chrome that starts: CHROME_PATH, an installed one, one installed now.
 * @throws UserError that says what to install
 */
export function findBrowser(kind: BrowserKind): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new UserError(`CHROME_PATH is "${chosen}", which does not start.`);
  }
  let found = installed(kind);
  if (!found) {
    install(kind);
    found = installed(kind);
  }
  if (found) return found;
  throw new UserError(
    'The browser tests need Chromium or Chrome and none could be installed. Install one (for example "sudo apt-get install chromium", or "npx playwright install chromium"), or set CHROME_PATH to the one you have.',
  );
}

/** Flags that let the browser run in a container and keep it from asking other hosts. */
export function browserFlags(): string[] {
  return [
    // Chromium refuses its sandbox to root; only then is it left out.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
  ];
}

/** How Playwright and Puppeteer start the browser. It writes nothing outside this folder. */
export function launchOptions(kind: BrowserKind) {
  const own = join(import.meta.dirname, '../.cache/browser-settings');
  return {
    executablePath: findBrowser(kind),
    args: browserFlags(),
    env: {
      ...process.env,
      XDG_CONFIG_HOME: own,
      XDG_CACHE_HOME: own,
      // Relative, because the path of a socket has at most 108 bytes and this folder's may be long.
      TMPDIR: '.cache/tmp',
    },
  };
}
