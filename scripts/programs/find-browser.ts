import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { installPackage, placesOf } from './debian.ts';
import { UserError } from '../errors/failure.ts';
import { packageBin } from './package-bin.ts';

/** `shell`: Chromium's headless shell, in half the CPU time; `whole`: the browser visitors have. */
type BrowserKind = 'shell' | 'whole';

const SHELL = 'chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/** Names in the PATH and glob patterns of paths, the best first. */
function namesOf(kind: BrowserKind): string[] {
  const own = chromium.executablePath();
  // Playwright's headless shell is beside its Chromium.
  const shell = own.replace(
    /chromium-(\d+).*/,
    'chromium_headless_shell-$1/*/*headless*shell{,.exe}',
  );
  return [
    ...(kind === 'shell' ? [SHELL, shell] : []),
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    // On Windows and macOS Chrome is not in the PATH. On Linux this would throw where there is
    // none.
    ...(process.platform === 'linux' ? [] : [Launcher.getFirstInstallation() ?? own]),
    own,
  ];
}

// On Windows, `chrome --version` opens a window; without snap, Ubuntu's `chromium-browser` only
// prints a hint.
const runs = (path: string) =>
  process.platform === 'win32' ||
  spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;

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

/** The path of Chromium or Chrome: CHROME_PATH, an installed one or a new one. @throws UserError */
function findBrowser(kind: BrowserKind): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new UserError(`CHROME_PATH is "${chosen}", which does not start.`);
  }
  const find = () => placesOf(namesOf(kind)).find(runs);
  if (!find()) install(kind);
  const found = find();
  if (found) return found;
  throw new UserError(
    'The browser tests need Chromium or Chrome and none could be installed. Install one (for example "sudo apt-get install chromium", or "npx playwright install chromium"), or set CHROME_PATH to the one you have.',
  );
}

/** Options for Playwright and Puppeteer; the browser asks no other host, writes only in here. */
export function launchOptions(kind: BrowserKind) {
  const own = join(import.meta.dirname, '../../.cache/browser-settings');
  return {
    executablePath: findBrowser(kind),
    args: [
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
    ],
    env: {
      ...process.env,
      XDG_CONFIG_HOME: own,
      XDG_CACHE_HOME: own,
      // Relative, since the path of a socket has at most 108 bytes.
      TMPDIR: '.cache/tmp',
    },
  };
}
