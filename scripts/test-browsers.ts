/**
 * `npm run upkeep -- browsers`: runs the main journeys in Firefox and WebKit; `npm test` runs all
 * of them in Chromium. Installs Debian packages if that needs no question; otherwise says what to
 * install.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { firefox, webkit, type Driver } from './browsers/driver.ts';
import { JOURNEYS } from '../tests/browsers/journeys.ts';
import { LANGUAGE_JOURNEYS } from '../tests/browsers/languages.ts';
import { allLanguages } from '../tests/fixtures/languages.ts';
import { buildCopy } from '../tests/support/site-copy.ts';
import { buildSite } from './build/site.ts';
import { findProgram } from './debian.ts';
import { serve } from './serve.ts';

/** Time limit of a journey, in ms: a hanging browser must not stop the others. */
const LIMIT = 120_000;

interface Browser {
  name: string;
  programs: { names: string[]; debianPackage: string }[];
  /** Starts it with the paths of its programs. */
  start: (...paths: string[]) => Promise<Driver>;
}

const BROWSERS: Browser[] = [
  {
    name: 'Firefox',
    programs: [
      {
        names: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
        debianPackage: 'firefox-esr',
      },
    ],
    start: firefox,
  },
  {
    name: 'WebKitGTK',
    programs: [
      { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
      {
        names: ['/usr/lib{,64,exec}/{,*/}webkit2gtk-4.*/MiniBrowser'],
        debianPackage: 'webkit2gtk-driver',
      },
      { names: ['Xvfb'], debianPackage: 'xvfb' },
    ],
    start: webkit,
  },
];

const sentence = (error: unknown) =>
  error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);

function withinLimit(task: Promise<void>): Promise<void> {
  const late = pause(LIMIT, undefined, { ref: false }).then(() => {
    throw new Error(`not done within ${LIMIT / 1000} s`);
  });
  return Promise.race([task, late]);
}

const site = await serve({ dist: await buildSite() });
const { ok, output, dist } = await buildCopy(await allLanguages.changes());
if (!ok) {
  console.error(output);
  process.exit(1);
}
const languages = await serve({ dist });
const requests: string[] = [];
site.server.on('request', ({ url }) => requests.push(url ?? ''));

const journeys = [
  ...Object.entries(JOURNEYS).map((journey) => [site, ...journey] as const),
  ...Object.entries(LANGUAGE_JOURNEYS).map((journey) => [languages, ...journey] as const),
];
const rows: string[] = [];
const all: boolean[] = [];
for (const { name, programs, start } of BROWSERS) {
  const passed: boolean[] = [];
  let version = 'not started';
  try {
    const driver = await start(
      ...programs.map(({ names, debianPackage }) => findProgram(names, debianPackage)),
    );
    version = driver.version;
    for (const [{ url }, journey, run] of journeys) {
      const problem = await withinLimit(run({ driver, url, requests })).catch(sentence);
      passed.push(!problem);
      const line = `${name} ${version}: ${journey}`;
      console.log(problem ? `✗ ${line}: ${problem}` : `✓ ${line}`);
    }
    await withinLimit(driver.close());
  } catch (error) {
    passed.push(false);
    console.log(`✗ ${name}: ${sentence(error)}`);
  }
  rows.push(`| ${name} | ${version} | ${passed.filter(Boolean).length} of ${passed.length} |`);
  all.push(...passed);
}
await site.close();
await languages.close();

console.log(['\n| Browser | Version | Journeys passed |', '|---|---|--:|', ...rows].join('\n'));
const passed = all.filter(Boolean).length;
console.log(`\n${passed} passed, ${all.length - passed} failed`);
process.exit(passed < all.length ? 1 : 0);
