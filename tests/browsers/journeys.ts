/**
 * What a visitor must be able to do in any browser, as far as another one than Chromium could fail
 * where Chromium does not, written against the interface of driver.ts.
 */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Driver } from './driver.ts';

export interface Visit {
  driver: Driver;
  /** Address of the site, without a slash at its end. */
  url: string;
  /** Every request that the server has had. */
  requests: string[];
}

export type Journeys = Record<string, (visit: Visit) => Promise<void>>;

/** Runs statements in the page. */
export const run = ({ driver }: Visit, statements: string) =>
  driver.evaluate(`${statements}; return null`);

/** Scrolls at once. */
export const scroll = (visit: Visit, top: string) =>
  run(visit, `scrollTo({ top: ${top}, behavior: 'instant' })`);

export const BOTTOM = 'document.documentElement.scrollHeight';

const PATHS = ['/', '/about-us', '/contact-us', '/donate'];

export const OPENER = 'header button[popovertarget="menu"]';
const CLOSER = '#menu button[popovertargetaction="hide"]';

/** Asks until a condition in the page holds; 8 s at most. */
export async function until({ driver }: Visit, what: string, condition: string): Promise<void> {
  const deadline = Date.now() + 8_000;
  while (!(await driver.evaluate(`return Boolean(${condition})`))) {
    assert(Date.now() < deadline, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** Waits for the menu: nothing can be pressed while it slides in. */
const menuRests = (visit: Visit) =>
  until(visit, 'the menu moves', `${one('#menu')}.getAnimations({ subtree: true }).length === 0`);

export async function openMenu(visit: Visit): Promise<void> {
  await click(visit, OPENER);
  await menuRests(visit);
}

const MIDDLE = z.tuple([z.number(), z.number(), z.boolean()]);

/**
 * Clicks in the middle of an element, once it has stopped moving: what lies on top of it gets the
 * click, as a person's click would. It may stand in a frame.
 * @param element an expression
 */
export async function clickOn({ driver }: Visit, element: string): Promise<void> {
  const middle = async () =>
    MIDDLE.parse(
      await driver.evaluate(`
      const element = ${element};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const frame = element.ownerDocument.defaultView.frameElement?.getBoundingClientRect();
      const moves = element.ownerDocument.getAnimations().some(({ playState, timeline }) =>
        playState === 'running' && timeline === element.ownerDocument.timeline);
      const [x, y] = [left + width / 2, top + height / 2];
      return [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0)), moves];`),
    );
  let [x, y, moves] = await middle();
  for (const deadline = Date.now() + 8_000; moves && Date.now() < deadline;) {
    [x, y, moves] = await middle();
  }
  await driver.click(x, y);
}

/** Clicks on what a selector finds. */
export const click = (visit: Visit, selector: string) => clickOn(visit, one(selector));

export async function openAt(visit: Visit, path: string, width = 360): Promise<void> {
  await visit.driver.resize(width, 800);
  await visit.driver.open(`${visit.url}${path}`);
}

export const DOT = '[data-hook="carousel"] a[href="#picture-4"]';
const ROW = one('[data-hook="carousel"] ul');

/**
 * Waits until the fourth dot is the current one, presses a key in the row, and waits that it moves.
 */
export async function pressInRow(visit: Visit, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await until(visit, 'the dot is not current', `${one(DOT)}.matches('[aria-current=true]')`);
  await run(visit, `${ROW}.focus()`);
  const place = `Math.abs(${ROW}.scrollLeft)`;
  const before = Number(await visit.driver.evaluate(`return ${place}`));
  assert.ok(before > 100, 'the row did not move');
  await visit.driver.press(key);
  await until(visit, 'the row stays', `${place} > ${before}`);
}

const SIDEWAYS = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** Every journey by its name; each throws where a visitor would be stuck. */
export const JOURNEYS: Journeys = {
  'every page shows its heading, at phone and desktop width, without scrolling sideways': async (
    visit,
  ) => {
    for (const width of [360, 768, 1280]) {
      for (const path of PATHS) {
        await openAt(visit, path, width);
        await until(visit, `${path} has no heading`, `${one('h1')}.offsetHeight`);
        const sideways = await visit.driver.evaluate(`return ${SIDEWAYS}`);
        assert.equal(sideways, false, `${path} scrolls sideways at ${width} px`);
      }
    }
  },

  'every picture arrives in a format that the browser knows, and the font': async (visit) => {
    for (const path of PATHS) {
      await openAt(visit, path, 1280);
      await run(visit, `for (const picture of document.images) picture.loading = 'eager'`);
      const all = `[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth)`;
      await until(visit, `${path} misses a picture`, all);
      const font = `[...document.fonts].some(({ status }) => status === 'loaded')`;
      await until(visit, `${path} misses its font`, font);
    }
  },

  'the menu opens, closes, and gives the focus back': async (visit) => {
    await openAt(visit, '/');
    const isOpen = `${one('#menu')}.matches(':popover-open')`;
    const back = `document.activeElement === ${one(OPENER)} && getComputedStyle(${one(OPENER)}).visibility === 'visible'`;
    await click(visit, OPENER);
    await until(visit, 'a click does not open it', isOpen);
    await until(visit, 'Close has not the focus', `document.activeElement === ${one(CLOSER)}`);
    await visit.driver.press('Escape');
    await until(visit, 'Escape does not close it', `!${isOpen}`);
    await until(visit, 'the focus does not come back after Escape', back);
    await visit.driver.press('Enter');
    await until(visit, 'it does not open again', isOpen);
    await menuRests(visit);
    await click(visit, CLOSER);
    await until(visit, 'Close does not close it', `!${isOpen}`);
  },

  'the page keeps its place behind the menu': async (visit) => {
    await openAt(visit, '/');
    const bottom = `scrollY > 2000 && Math.abs(scrollY + innerHeight - ${BOTTOM}) < 2`;
    await scroll(visit, BOTTOM);
    await until(visit, 'the page does not scroll to its end', bottom);
    const place = await visit.driver.evaluate(`return scrollY`);
    // Asked for its height, the browser lays the page out first.
    const kept = `${BOTTOM} && scrollY === ${String(place)}`;
    // By script: a driver's click may scroll first.
    for (const [button, state] of Object.entries({ [OPENER]: true, [CLOSER]: false })) {
      await run(visit, `${one(button)}.click()`);
      const isSo = `${one('#menu')}.matches(':popover-open') === ${String(state)}`;
      await until(visit, `the page moves, open: ${String(state)}`, `${isSo} && ${kept}`);
    }
    await until(visit, 'the page does not rest at its end', `${bottom} && ${kept}`);
  },

  'questions open and close, one at a time': async (visit) => {
    await openAt(visit, '/contact-us');
    const open = `[...document.querySelectorAll('details')].flatMap((it, index) => it.open ? [index] : []).join()`;
    await click(visit, 'details:nth-of-type(1) summary');
    await until(visit, 'a click does not open it', `${open} === '0'`);
    await click(visit, 'details:nth-of-type(3) summary');
    await until(visit, 'the first stays open', `${open} === '2'`);
    await until(visit, 'the answer is not shown', `${one('details[open] p')}.offsetHeight > 20`);
  },

  'a link to an answer opens it': async (visit) => {
    await visit.driver.open('about:blank');
    await openAt(visit, '/contact-us');
    const id = await visit.driver.evaluate(`return ${one('details:nth-of-type(2) [id]')}.id`);
    await visit.driver.open('about:blank');
    await visit.driver.open(`${visit.url}/contact-us#${String(id)}`);
    await until(visit, 'the answer stays closed', `${one('details:nth-of-type(2)')}.open`);
  },

  'a dot shows its picture and is the current one; the row follows the arrow keys': async (
    visit,
  ) => {
    await openAt(visit, '/contact-us');
    await click(visit, DOT);
    const leftOf = (element: string) => `${element}.getBoundingClientRect().left`;
    const picture = one('#picture-4');
    const gap = `${leftOf(picture)} - ${leftOf(`${picture}.parentElement`)}`;
    await until(visit, 'the picture does not come', `Math.abs(${gap}) < 40`);
    await pressInRow(visit, 'ArrowRight');
  },

  'the form keeps what was typed and sends nothing': async (visit) => {
    await openAt(visit, '/contact-us');
    for (const [name, text] of Object.entries({
      name: 'Ada',
      phone: '+0803a1',
      message: 'Hello',
    })) {
      await click(visit, `[name="${name}"]`);
      await visit.driver.type(text);
    }
    const before = visit.requests.length;
    const address = await visit.driver.evaluate('return location.href');
    await click(visit, 'form [type="submit"]');
    await visit.driver.press('Tab');
    const values = `['name', 'phone', 'message'].map((name) => document.forms[0].elements[name].value)`;
    assert.deepEqual(await visit.driver.evaluate(`return [location.href, ...${values}]`), [
      address,
      'Ada',
      '+08031',
      'Hello',
    ]);
    assert.deepEqual(
      // A page may register its worker at any time.
      visit.requests.slice(before).filter((path) => !/^\/(_astro\/|sw\.js)/.test(path)),
      [],
    );
  },

  'a page that is opened again starts at its top': async (visit) => {
    await openAt(visit, '/about-us', 1280);
    await scroll(visit, '900');
    await run(visit, 'location.reload()').catch(() => null);
    await until(visit, 'it stays below', `document.readyState === 'complete' && scrollY === 0`);
  },
};
