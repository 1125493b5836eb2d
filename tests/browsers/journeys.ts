/**
 * What a visitor must be able to do in any browser, told in steps that every driver knows: open,
 * press, click, look.
 */
import assert from 'node:assert/strict';
import type { Driver } from '../../scripts/browsers/driver.ts';

export interface Visit {
  driver: Driver;
  /** Address of the site, without a slash at its end. */
  url: string;
  /** Every request that the server has had. */
  requests: string[];
}

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
export const menuRests = (visit: Visit) =>
  until(
    visit,
    'the menu does not come to rest',
    `${one('#menu')}.getAnimations({ subtree: true }).length === 0`,
  );

/**
 * Clicks in the middle of what a selector finds, once it has stopped moving: what lies on top of it
 * gets the click, as a person's click would.
 */
export async function click({ driver }: Visit, selector: string): Promise<void> {
  const middle = async () =>
    (await driver.evaluate(`
      const element = ${one(selector)};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const moves = document.getAnimations().some(({ playState, timeline }) =>
        playState === 'running' && timeline === document.timeline);
      return [Math.round(left + width / 2), Math.round(top + height / 2), moves];`)) as [
      number,
      number,
      boolean,
    ];
  let [x, y, moves] = await middle();
  for (const deadline = Date.now() + 8_000; moves && Date.now() < deadline;) {
    [x, y, moves] = await middle();
  }
  await driver.click(x, y);
}

export async function openAt(visit: Visit, path: string, width = 360): Promise<void> {
  await visit.driver.resize(width, 800);
  await visit.driver.open(`${visit.url}${path}`);
}

const SIDEWAYS = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** Every journey by its name; each throws where a visitor would be stuck. */
export const JOURNEYS: Record<string, (visit: Visit) => Promise<void>> = {
  'every page shows its heading, at phone and desktop width, without scrolling sideways': async (
    visit,
  ) => {
    for (const width of [360, 768, 1280]) {
      for (const path of PATHS) {
        await openAt(visit, path, width);
        await until(visit, `${path} has no heading`, `${one('h1')}.offsetHeight`);
        assert.equal(
          await visit.driver.evaluate(`return ${SIDEWAYS}`),
          false,
          `${path} scrolls sideways at ${width} px`,
        );
      }
    }
  },

  'every picture arrives in a format that the browser knows': async (visit) => {
    for (const path of PATHS) {
      await openAt(visit, path, 1280);
      await visit.driver.evaluate(
        `for (const picture of document.images) picture.loading = 'eager'; return null`,
      );
      await until(
        visit,
        `${path} misses a picture`,
        `[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth)`,
      );
    }
  },

  'the font of the headings arrives': async (visit) => {
    await openAt(visit, '/');
    await until(
      visit,
      'the font did not arrive',
      `[...document.fonts].some(({ status }) => status === 'loaded')`,
    );
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
    const bottom = `scrollY > 2000 && Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 2`;
    await visit.driver.evaluate(
      `scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }); return null`,
    );
    await until(visit, 'the page does not scroll to its end', bottom);
    const place = await visit.driver.evaluate(`return scrollY`);
    // Asked for its height, the browser lays the page out first.
    const kept = `document.documentElement.scrollHeight && scrollY === ${String(place)}`;
    // By script: a driver's click may scroll first.
    for (const [button, open] of [
      [OPENER, true],
      [CLOSER, false],
    ] as const) {
      await visit.driver.evaluate(`${one(button)}.click(); return null`);
      await until(
        visit,
        `the page moves when the menu ${open ? 'opens' : 'closes'}`,
        `${one('#menu')}.matches(':popover-open') === ${String(open)} && ${kept}`,
      );
    }
    await until(visit, 'the page does not rest at its end', `${bottom} && ${kept}`);
  },

  'the menu leads to another page': async (visit) => {
    await openAt(visit, '/');
    await click(visit, OPENER);
    await menuRests(visit);
    await click(visit, '#menu a[href="/about-us"]');
    await until(visit, 'About Us did not open', `location.pathname === '/about-us'`);
  },

  'the header leads to every page, and back': async (visit) => {
    await openAt(visit, '/', 1280);
    for (const path of PATHS.toReversed()) {
      await click(visit, `header nav:first-of-type a[href="${path}"]`);
      await until(
        visit,
        `${path} did not open`,
        `location.pathname === '${path}' && document.readyState === 'complete'`,
      );
    }
    await visit.driver.evaluate('history.back(); return null');
    await until(visit, 'back leads elsewhere', `location.pathname === '/about-us'`);
  },

  'questions open and close, one at a time': async (visit) => {
    await openAt(visit, '/contact-us');
    const open = `[...document.querySelectorAll('details')].flatMap((it, index) => it.open ? [index] : []).join()`;
    await click(visit, 'details:nth-of-type(1) summary');
    await until(visit, 'a click does not open it', `${open} === '0'`);
    await click(visit, 'details:nth-of-type(3) summary');
    await until(visit, 'the first stays open', `${open} === '2'`);
    await until(visit, 'the answer is not shown', `${one('details[open] p')}.offsetHeight > 20`);
    await visit.driver.press('Enter');
    await until(visit, 'Enter does not close it', `${open} === ''`);
    await visit.driver.type(' ');
    await until(visit, 'the space bar does not open it', `${open} === '2'`);
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
    const group = '[aria-roledescription][data-hook="carousel"]';
    await click(visit, `${group} a[href="#picture-4"]`);
    await until(
      visit,
      'the picture does not come',
      `Math.abs(${one('#picture-4')}.getBoundingClientRect().left - ${one('#picture-4')}.parentElement.getBoundingClientRect().left) < 40`,
    );
    await until(
      visit,
      'the dot is not current',
      `${one(`${group} a[href="#picture-4"]`)}.getAttribute('aria-current') === 'true'`,
    );
    await visit.driver.evaluate(`${one(`${group} ul`)}.focus(); return null`);
    const before = Number(await visit.driver.evaluate(`return ${one(`${group} ul`)}.scrollLeft`));
    await visit.driver.press('ArrowRight');
    await until(visit, 'the row stays', `${one(`${group} ul`)}.scrollLeft > ${before}`);
  },

  'the form keeps what was typed and sends nothing': async (visit) => {
    await openAt(visit, '/contact-us');
    await click(visit, 'input[name="name"]');
    await visit.driver.type('Ada');
    await click(visit, 'input[name="phone"]');
    await visit.driver.type('+0803a1');
    await click(visit, 'textarea[name="message"]');
    await visit.driver.type('Hello');
    const before = visit.requests.length;
    const address = await visit.driver.evaluate('return location.href');
    await click(visit, 'form [type="submit"]');
    await visit.driver.press('Tab');
    assert.deepEqual(
      await visit.driver.evaluate(
        `return [location.href, ${one('input[name="name"]')}.value, ${one('input[name="phone"]')}.value, ${one('textarea')}.value]`,
      ),
      [address, 'Ada', '+08031', 'Hello'],
    );
    assert.deepEqual(
      // A page may register its worker at any time.
      visit.requests.slice(before).filter((path) => !/^\/(_astro\/|sw\.js)/.test(path)),
      [],
    );
  },

  'the donate buttons leave the visitor where they are': async (visit) => {
    await openAt(visit, '/donate');
    for (const hook of ['donate-by-card', 'donate-by-transfer']) {
      await click(visit, `[data-hook="${hook}"]`);
    }
    assert.equal(await visit.driver.evaluate('return location.pathname'), '/donate');
  },

  'an unknown address shows the default page': async (visit) => {
    await openAt(visit, '/no/such/page');
    await until(visit, 'no heading', `${one('h1')}.offsetHeight`);
    await until(visit, 'may be indexed', one('meta[name="robots"][content="noindex"]'));
    await click(visit, 'header a');
    await until(visit, 'the logo does not lead home', `location.pathname === '/'`);
  },

  'the first Tab reaches the skip link, which leads to the content': async (visit) => {
    await openAt(visit, '/donate', 1280);
    await visit.driver.press('Tab');
    await until(visit, 'no skip link', `document.activeElement.getAttribute('href') === '#main'`);
    await visit.driver.press('Enter');
    await until(visit, 'the focus stays', `document.activeElement.id === 'main'`);
  },

  'a page that is opened again starts at its top': async (visit) => {
    await openAt(visit, '/about-us', 1280);
    await visit.driver.evaluate(`scrollTo({ top: 900, behavior: 'instant' }); return null`);
    await visit.driver.evaluate('location.reload(); return null').catch(() => null);
    await until(visit, 'it stays below', `document.readyState === 'complete' && scrollY === 0`);
  },
};
