/**
 * Finds Chromium or Chrome for the tests and the bench, and installs it where that is possible without asking.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages, placesOf } from './debian.ts';
import { UserError } from './failure.ts';
import { programOf } from './program-of.ts';

/**
 * 'shell' is Chromium's headless shell, where there is one: it shows pages alike in half the processor's time.
 * 'whole' is the browser that visitors have.
 */
type BrowserKind = 'shell' | 'whole';

const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) => {
    const path = process.env[folder];
    return path ? [join(path, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
};

const isRoot = process.getuid?.() === 0;

function runs(path: string): boolean {
  // Chrome on Windows does not say its version; it opens a window.
  if (process.platform === 'win32' || !existsSync(path)) return existsSync(path);
  // Ubuntu's `chromium-browser` outside a snap is only a sentence about snaps.
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/** Playwright's own shell, beside the Chromium that it names. */
function playwrightShell(): string[] {
  const whole = chromium.executablePath();
  const folder = join(whole, '../../..');
  const revision = /chromium-(\d+)/.exec(whole)?.[1] ?? '';
  return globSync(
    `chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`,
    { cwd: folder },
  ).map((file) => join(folder, file));
}

function installedBrowser(kind: BrowserKind): string | undefined {
  const candidates =
    kind === 'shell'
      ? [...placesOf([SHELL]), ...playwrightShell()]
      : [...placesOf(WHOLE), ...(PLACES[process.platform] ?? []), chromium.executablePath()];
  return candidates.find(runs);
}

/** How long an installation may take, in ms: without a network the browser that is there has to do. */
const PATIENCE = 300_000;

function install(kind: BrowserKind): void {
  // Debian has the shell since 2025, Ubuntu has not.
  if (installPackages([kind === 'shell' ? SHELL : 'chromium'])) return;
  const flags = [...(isRoot ? ['--with-deps'] : []), ...(kind === 'shell' ? ['--only-shell'] : [])];
  const quietly = { stdio: 'ignore', timeout: PATIENCE } as const;
  spawnSync(process.execPath, [programOf('playwright'), 'install', ...flags, 'chromium'], quietly);
}

function installed(kind: BrowserKind): string | undefined {
  const found = installedBrowser(kind);
  if (found) return found;
  install(kind);
  return installedBrowser(kind);
}

/**
 * Path of a Chromium or Chrome that starts: CHROME_PATH, an installed one, one installed now. Where the shell is
 * wanted and none can be had, the whole browser does its work.
 * @throws UserError that says what to install
 */
export function findBrowser(kind: BrowserKind): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new UserError(`CHROME_PATH is "${chosen}", which does not start.`);
  }
  const found = (kind === 'shell' && installed('shell')) || installed('whole');
  if (found) return found;
  throw new UserError(
    'The browser tests need Chromium or Chrome and none could be installed. Install one (for example "sudo apt-get install chromium", or "npx playwright install chromium"), or set CHROME_PATH to the one you have.',
  );
}

/** Flags that let the browser run in a container and keep it from talking to anyone but the site. */
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
