/**
 * `npm run upkeep -- browsers`: runs the main journeys in Firefox and WebKit; `npm test` runs all
 * of them in Chromium. Installs Debian packages if that needs no question; otherwise says what to
 * install.
 */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { firefox, webkit, type Driver } from '../../tests/browsers/driver.ts';
import { editorJourneys } from '../../tests/browsers/editor.ts';
import { JOURNEYS } from '../../tests/browsers/journeys.ts';
import { LANGUAGE_JOURNEYS } from '../../tests/browsers/languages.ts';
import { servedProject } from '../../tests/editor/served-project.ts';
import { allLanguages } from '../../tests/fixtures/languages.ts';
import { buildCopy } from '../../tests/support/site-copy.ts';
import { buildSite } from '../build/site.ts';
import { findProgram } from '../programs/debian.ts';
import { serve } from '../serve.ts';

/** In ms, for each journey: a hanging browser must not stop the others. */
const timeout = 120_000;

const BROWSERS: Record<string, () => Promise<Driver>> = {
  Firefox: () =>
    firefox(
      findProgram(
        ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
        'firefox-esr',
      ),
    ),
  WebKitGTK: () =>
    webkit(
      findProgram(['WebKitWebDriver'], 'webkit2gtk-driver'),
      findProgram(['/usr/lib{,64,exec}/{,*/}webkit2gtk-4.*/MiniBrowser'], 'webkit2gtk-driver'),
      findProgram(['Xvfb'], 'xvfb'),
    ),
};

const site = await serve({ dist: await buildSite() });
const copy = await buildCopy(await allLanguages.changes());
assert(copy.ok, copy.output);
const languages = await serve({ dist: copy.dist });
const requests: string[] = [];
for (const { server } of [site, languages])
  server.on('request', ({ url }) => requests.push(url ?? ''));
after(() => Promise.all([site, languages].map(({ close }) => close())));

for (const [name, start] of Object.entries(BROWSERS)) {
  // What one browser publishes is not what the next one finds.
  const editor = await servedProject();
  suite(name, () => {
    let driver: Driver;
    before(async () => {
      driver = await start();
      console.log(`${name} ${driver.version}`);
    });
    after(() => Promise.all([driver.close(), editor.close()]), { timeout });
    for (const [{ url }, journeys] of [
      [site, JOURNEYS],
      [languages, LANGUAGE_JOURNEYS],
      [editor, editorJourneys(editor.project)],
    ] as const)
      for (const [journey, run] of Object.entries(journeys))
        test(journey, { timeout }, () => run({ driver, url, requests }));
  });
}
