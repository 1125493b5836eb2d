/** How long the page beside a form takes to show a letter that is typed into the form. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { openFile, openProject, preview, withEditor } from '../../tests/editor/editor.ts';
import { buildSite } from '../build/site.ts';
import { launchOptions } from '../programs/find-browser.ts';
import { serve } from '../serve.ts';
import { table, type Figures } from './table.ts';

const WORDS = 'Music for everybody who plays and sings';
/** Time between two letters, in ms: as people type, sometimes with a moment's thought. */
const PACE = [120, 160, 230, 350, 180, 140, 600];

/** Runs in the page. Logs for each letter the ms from its key until the page says it. */
function watch(body: Element): void {
  const editor = parent.parent;
  const waiting: { text: string; key: number }[] = [];
  let key = 0;
  editor.addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), true);
  const note = ({ target }: Event) => {
    const { value: text } = target as HTMLInputElement;
    // The page leaves out a space at the end.
    if (!text.endsWith(' ')) waiting.push({ text, key });
  };
  editor.addEventListener('input', note, true);
  new MutationObserver(() => {
    const shown = waiting.findLastIndex(({ text }) => body.textContent.includes(text));
    for (const letter of waiting.splice(0, shown + 1))
      console.info(`letter ${editor.performance.now() - letter.key}`);
  }).observe(body, { characterData: true, childList: true, subtree: true });
}

const { url } = await serve({ dist: await withEditor(await buildSite(), undefined) });
const browser = await chromium.launch(launchOptions('shell'));
const page = await browser.newPage({ baseURL: url });
await openProject(page);
await openFile(page, 'Home');
await preview(page).screen.locator('body').evaluate(watch);
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
  await page.getByRole('textbox', { name: 'Badge' }).fill('Words ');
  for (const [index, letter] of WORDS.split('').entries()) {
    await pause(PACE[index % PACE.length]);
    await page.keyboard.type(letter);
  }
  await pause(2000);
}
await browser.close();
const rows = Object.entries(times).map(([slower, all]): [string, Figures] => {
  const share = (part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)];
  return [`${slower}×`, { letters: all.length, 'median, ms': share(0.5), '90 %, ms': share(0.9) }];
});
console.log(table(rows));
