/** `npm run bench:keystroke`: how long a letter takes from its key until the page in the editor is painted with it. */
import { cpSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { field, serveEditor, TOKEN } from '../tests/editor/opened-project.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { launchOptions } from './find-browser.ts';

const WORDS = 'Music for everybody who plays and sings';
/** Time between two letters, in ms: as people type, sometimes with a moment's thought. */
const PACE = [120, 160, 230, 350, 180, 140, 600];

/** Runs in the frame of the page. Logs for each letter the ms from its key until it is painted. */
function watch(body: Element): void {
  const { defaultView: view } = body.ownerDocument;
  view?.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      view.requestAnimationFrame(() =>
        view.setTimeout(() => console.info(`letter ${view.performance.now() - timeStamp}`)),
      ),
    true,
  );
}

const project = folderWith();
cpSync('content', new URL('content/', project), { recursive: true });
const { url } = await serveEditor(project);
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ baseURL: url });
await page.goto(`/admin/#token=${TOKEN}`);
await page.getByRole('region', { name: 'Editor' }).waitFor();
await page.goto('/admin/#/page?page=home');
const badge = field(page, 'Home › Top of the page › Badge').first();
await badge.click();
await page.frameLocator('[title="Page"]').locator('body').evaluate(watch);
const session = await page.context().newCDPSession(page);
const times: Record<number, number[]> = { 1: [], 4: [] };
let rate = 1;
page.on('console', (message) => {
  const [, ms] = /^letter (.*)/.exec(message.text()) ?? [];
  if (ms) times[rate]?.push(Number(ms));
});
for (let run = 0; run < 6; run++) {
  rate = run % 2 ? 4 : 1;
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.keyboard.press('ControlOrMeta+A');
  for (const [index, letter] of WORDS.split('').entries()) {
    await pause(PACE[index % PACE.length]);
    await page.keyboard.type(letter);
  }
  await pause(2000);
}
await browser.close();
const rows = Object.entries(times).map(([slower, all]) => {
  const sorted = all.toSorted((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor(all.length * part)] ?? NaN);
  const figures = { letters: all.length, 'median, ms': share(0.5), '90 %, ms': share(0.9) };
  return [`${slower}×`, figures];
});
console.table(Object.fromEntries(rows));
process.exit();
