/**
 * Finds Chromium or Chrome for the tests and the bench, and installs it where that is possible without asking.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './debian.ts';

/**
 * 'shell' is the browser without its windows where there is one: it shows pages alike in half the processor's time.
 * 'whole' is what visitors have.
 */
export type BrowserKind = 'shell' | 'whole';

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
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // Ubuntu's `chromium-browser` outside a snap is only a sentence about snaps.
  return (
    process.platform === 'win32' ||
    spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
  );
}

function installedBrowser(kind: BrowserKind): string | undefined {
  const names = kind === 'shell' ? [SHELL, ...WHOLE] : WHOLE;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(PLACES[process.platform] ?? []),
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path) && runs(path));
}

function install(kind: BrowserKind): void {
  console.log('No Chromium or Chrome was found; installing one …');
  // Debian has the shell since 2025, Ubuntu has not.
  const packages = kind === 'shell' ? [SHELL, 'chromium'] : ['chromium'];
  if (packages.some((name) => installPackages([name]))) return;
  const playwright = join(import.meta.dirname, '..', 'node_modules', 'playwright', 'cli.js');
  const options = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  spawnSync(process.execPath, [playwright, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Path of a Chromium or Chrome that starts: CHROME_PATH, an installed one, Playwright's own, one installed now.
 * @throws a sentence that says what to install
 */
export function findBrowser(kind: BrowserKind): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not start.`);
  }
  const found = installedBrowser(kind);
  if (found) return found;
  install(kind);
  const installed = installedBrowser(kind);
  if (installed) return installed;
  throw new Error(
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
