import type { Page } from '@playwright/test';
import { contrast, luminance } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';

/**
 * Notes what has the focus each time a key is released: its place among the controls of the page,
 * and its faults. It is obscured or outside the viewport (WCAG 2.4.11, 2.4.12), has no outline
 * (2.4.7), or one whose contrast to its ground is to be computed from `colors` (1.4.11).
 */
function watchFocus(within: string) {
  const selector =
    ':is(a[href], button, input, textarea, summary, audio[controls], [tabindex="0"])';
  const stops = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    // No visitor reaches the honeypot.
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getClientRects().length > 0);
  const visits: { element: Element; stop: number; faults: string[]; colors: number[][] }[] = [];
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

  function hidden(element: Element): string[] {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const stuck =
      header && getComputedStyle(header).position === 'sticky' && !header.contains(element);
    const room = innerHeight - (stuck ? header.getBoundingClientRect().bottom : 0);
    const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    // An element higher than the viewport is checked in its middle only.
    const points = [top + 3, (top + bottom) / 2, bottom - 3].filter(
      (_, index) => height <= room || index === 1,
    );
    return points.flatMap((down) => {
      const hit = document.elementFromPoint(across, down);
      if (hit && (element.contains(hit) || (hit.contains(element) && hit !== document.body)))
        return [];
      const words = hit?.outerHTML.slice(0, 60) ?? 'outside the window';
      return `hidden at ${Math.round(across)}, ${Math.round(down)}: ${words}`;
    });
  }

  const note = () => {
    const element = document.activeElement ?? document.body;
    // A player of the browser has several tab stops.
    if (element === document.body || element === visits.at(-1)?.element) return;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    let ground = element.parentElement;
    while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0)
      ground = ground.parentElement;
    const behind = ground ? getComputedStyle(ground).backgroundColor : 'rgb(255 255 255)';
    visits.push({
      element,
      stop: stops.indexOf(element),
      faults: [...hidden(element), ...(hasOutline ? [] : ['no outline'])],
      colors: [outlineColor, behind].map(channels),
    });
  };
  addEventListener('keyup', note);
  return { stops, visits, end: () => removeEventListener('keyup', note) };
}

interface Walk {
  /** Selector of the parts whose controls are walked through. */
  within?: string;
  /** The first control, and the one after the last. */
  from?: number;
  to?: number;
}

/**
 * Presses a key until it has come to every control, in reading order or back, and expects each to
 * be in view with an outline. Roles and names of all of them are in tests/accessibility/snapshots.
 * @returns how many controls there are
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  { within = 'body', from = 0, to = Infinity }: Walk = {},
): Promise<number> {
  const watched = await page.evaluateHandle(watchFocus, within);
  const indices = (await watched.evaluate(({ stops }) => stops.map((_, stop) => stop))).slice(
    from,
    to,
  );
  const wanted = key === 'Tab' ? indices : indices.toReversed();
  const countVisits = () => watched.evaluate(({ visits }) => visits.length);
  for (let stop = 0; stop < wanted.length; stop += 1) await page.keyboard.press(key);
  // A key that leaves the page re-enters it at the other end when pressed again, and a player has
  // several stops.
  for (let more = 0; more < 20 && (await countVisits()) < wanted.length; more += 1)
    await page.keyboard.press(key);
  const visits = await watched.evaluate(({ visits, end }) => {
    end();
    return visits.map(({ element, ...visit }) => ({
      ...visit,
      html: element.outerHTML.slice(0, 80),
    }));
  });
  for (const { html, faults, colors } of visits) {
    const [outline = 0, ground = 0] = colors.map(luminance);
    expect.soft(faults, `${key}: ${html}`).toEqual([]);
    expect.soft(contrast(outline, ground), `${key}: outline of ${html}`).toBeGreaterThanOrEqual(3);
  }
  expect(
    visits.map(({ stop }) => stop),
    visits.map(({ html }) => html).join('\n'),
  ).toEqual(wanted);
  return wanted.length;
}

/** Walks through the whole page with Tab, out of it, and back to its first stop. */
export async function walkThrough(page: Page): Promise<void> {
  expect(await walk(page, 'Tab')).toBeGreaterThan(10);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await walk(page, 'Shift+Tab');
}
