import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { PLAYWRIGHT } from './programs.ts';

const isRoot = process.getuid?.() === 0;
/** The headless shell comes first: it needs half the CPU time of the full browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  // On Windows and macOS, Chrome is not in the PATH. On Linux this call throws without Chrome.
  const chrome = process.platform === 'linux' ? undefined : Launcher.getFirstInstallation();
  return [...inPath, chrome, chromium.executablePath()].find((path) => path && existsSync(path));
}

function installBrowser(): string | undefined {
  console.error('There is no Chromium or Chrome here: installing one …');
  const apt = (...words: string[]) => spawnSync('apt-get', ['-qq', '-y', ...words]).status === 0;
  if (isRoot && apt('update') && apt('install', 'chromium-headless-shell'))
    return installedBrowser();
  spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'inherit' });
  return installedBrowser();
}

/** The path of Chromium or Chrome: from CHROME_PATH, or installed, or else installed now. */
export function findBrowser(): string {
  const path = process.env['CHROME_PATH'] ?? installedBrowser() ?? installBrowser();
  if (path && existsSync(path)) return path;
  console.error(
    'The tests need Chromium or Chrome. Install one, for example by "npx playwright install chromium", or set CHROME_PATH to the one you have.',
  );
  process.exit(1);
}

/** Options for Playwright. As root, Chromium does not start with its sandbox. */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--disable-gpu'],
});
