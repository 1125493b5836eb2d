/** Finds Chromium or Chrome for the tests and the bench, or installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage, placesOf } from './debian.ts';
import { UserError } from './failure.ts';
import { packageBin } from './package-bin.ts';

/**
 * `shell`: Chromium's headless shell, which renders alike in half the CPU time. `whole`: the
 * browser that visitors have.
 */
type BrowserKind = 'shell' | 'whole';

const SHELL = 'chromium-headless-shell';
const ON_WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
  join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
);
const isRoot = process.getuid?.() === 0;

/** Playwright's own headless shell, next to its Chromium. */
function playwrightShells(): string[] {
  const [folder = '', revision] = chromium.executablePath().split(/[/\\]chromium-(\d+)/);
  return globSync(`chromium_headless_shell-${revision}/*/*headless*shell{,.exe}`, {
    cwd: folder,
  }).map((file) => join(folder, file));
}

function runs(path: string): boolean {
  // On Windows, `chrome --version` opens a window.
  if (process.platform === 'win32' || !existsSync(path)) return existsSync(path);
  // Without snap, Ubuntu's `chromium-browser` only prints a hint.
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
 * The path of a working Chromium or Chrome: CHROME_PATH, an installed one, or one installed now.
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

/** Flags to run the browser in a container without requests to other hosts. */
export function browserFlags(): string[] {
  return [
    // Chromium does not run as root with its sandbox.
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

/** Launch options for Playwright and Puppeteer. The browser writes nothing outside this folder. */
export function launchOptions(kind: BrowserKind) {
  const own = join(import.meta.dirname, '../.cache/browser-settings');
  return {
    executablePath: findBrowser(kind),
    args: browserFlags(),
    env: {
      ...process.env,
      XDG_CONFIG_HOME: own,
      XDG_CACHE_HOME: own,
      // Relative, since the path of a socket has at most 108 bytes.
      TMPDIR: '.cache/tmp',
    },
  };
}
