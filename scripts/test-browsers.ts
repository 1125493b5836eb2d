/**
 * `npm run test:browsers`: the main journeys in Firefox and WebKit, beside Chromium in which `npm test` runs them all.
 * Debian's packages are installed where that is possible without asking; otherwise a sentence says what to install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { JOURNEYS, type Visit } from './browsers/journeys.ts';
import { firefox, webkit, type Driver } from './browsers/webdriver.ts';
import { serve } from './serve.ts';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);

/** A program of the first of these names that is in the PATH, or a file that a pattern finds. */
function find(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) =>
      name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file));
}

function install(packages: string[]): void {
  if (process.getuid?.() !== 0 || !find('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (...options: string[]) =>
    spawnSync('apt-get', ['-qq', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('install', '-y', '--no-install-recommends', ...packages)) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
}

const PROGRAMS = {
  firefox: () => find('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
  driver: () => find('WebKitWebDriver'),
  browser: () =>
    find('/usr/lib{,64}/**/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'),
  screen: () => find('Xvfb'),
};

interface Browser {
  name: string;
  packages: string[];
  /** Starts it; undefined where a program is missing. */
  start: () => Promise<Driver> | undefined;
}

const BROWSERS: Browser[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    start: () => {
      const program = PROGRAMS.firefox();
      return program ? firefox(program) : undefined;
    },
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: () => {
      const [driver, browser, screen] = [PROGRAMS.driver(), PROGRAMS.browser(), PROGRAMS.screen()];
      return driver && browser && screen ? webkit({ driver, browser, screen }) : undefined;
    },
  },
];

interface Row {
  browser: string;
  version: string;
  journey: string;
  fault: string;
}

if (!existsSync(new URL('index.html', dist))) {
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const site = await serve({ dist });
const requests: string[] = [];
site.server.on('request', ({ url }) => requests.push(url ?? ''));

const rows: Row[] = [];
for (const { name, packages, start } of BROWSERS) {
  let driver: Driver | undefined;
  let version = '';
  try {
    driver = await start();
    if (!driver) {
      install(packages);
      driver = await start();
    }
    if (!driver) throw new Error(`install ${packages.join(' and ')} (Debian's names) to run these`);
    version = driver.version;
  } catch (error) {
    rows.push({ browser: name, version, journey: 'starts', fault: String(error) });
    continue;
  }
  const visit: Visit = { driver, url: site.url, requests };
  for (const [journey, run] of Object.entries(JOURNEYS)) {
    let fault = '';
    try {
      await run(visit);
    } catch (error) {
      fault =
        error instanceof Error
          ? [error.message, error.cause].filter(Boolean).join(': ')
          : String(error);
    }
    rows.push({ browser: name, version, journey, fault });
    console.log(`${fault ? '✗' : '✓'} ${name} ${version}: ${journey}${fault && `: ${fault}`}`);
  }
  await driver.close();
}
await site.close();

console.log('\n| Browser | Version | Journeys passed |\n|---|---|--:|');
for (const { name } of BROWSERS) {
  const own = rows.filter(({ browser }) => browser === name);
  const passed = own.filter(({ fault }) => !fault).length;
  console.log(`| ${name} | ${own[0]?.version || 'not started'} | ${passed} of ${own.length} |`);
}
const failed = rows.filter(({ fault }) => fault).length;
for (const { browser, journey, fault } of rows) {
  if (journey === 'starts') console.log(`✗ ${browser}: ${fault}`);
}
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
