import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { ROOT } from './root.ts';

/** Relative luminance of a colour in sRGB, 0 to 1 (WCAG 2.2). @param color its parts, 0 to 255 */
export function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21 (WCAG 2.2). */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Text of the page, or of its open dialog, that a visitor cannot read: cut off, outside the
 * viewport, or overlapping other text.
 */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const lines: { words: string; block: Element; box: DOMRect; stuck: boolean }[] = [];
    const isCut = (value: string) => value === 'hidden' || value === 'clip';
    const isScrolled = (value: string) => value === 'auto' || value === 'scroll';
    const seen = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg')) continue;
      const ancestors: Element[] = [];
      for (let up: Element | null = parent; up; up = up.parentElement) ancestors.push(up);
      // For screen readers only.
      if (ancestors.some((up) => getComputedStyle(up).clipPath === 'inset(50%)')) continue;
      const fixed = ancestors.find((up) => getComputedStyle(up).position === 'fixed');
      // The skip link is above the viewport until it has the focus.
      if (fixed?.matches('a') && fixed !== document.activeElement) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      // The page scrolls under its sticky header, a window under its heading.
      const stuck = ancestors.some(
        (up) =>
          up.matches('header') ||
          (up.closest('dialog') !== null && getComputedStyle(up).position === 'sticky'),
      );
      const block =
        ancestors.find((up) => !getComputedStyle(up).display.startsWith('inline')) ?? parent;
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 1 || height < 1) continue;
        // Letters are smaller than their line box.
        const box = new DOMRect(x, y + height * 0.25, width, height * 0.5);
        lines.push({ words, block, box, stuck });
        let scrolls = false;
        for (const up of ancestors) {
          if (up === document.body || !seen.contains(up)) break;
          const { overflowX, overflowY } = getComputedStyle(up);
          const frame = up.getBoundingClientRect();
          const isBeside = box.left < frame.left - 1 || box.right > frame.right + 1;
          const isAbove = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
          scrolls ||= isScrolled(overflowX);
          if (isBeside && isCut(overflowX)) faults.push(`cut at its side: ${words}`);
          if (isAbove && isCut(overflowY)) faults.push(`cut: ${words}`);
          if (isAbove && isScrolled(overflowY)) break;
        }
        if (!scrolls && (box.left < -1 || box.right > innerWidth + 1))
          faults.push(`outside the window: ${words}`);
      }
    }
    lines.forEach((first, index) => {
      for (const second of lines.slice(index + 1)) {
        if (first.block === second.block || first.block.contains(second.block)) continue;
        if (first.stuck !== second.stuck) continue;
        const [a, b] = [first.box, second.box];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) faults.push(`"${first.words}" and "${second.words}" overlap`);
      }
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    return [...new Set(faults)];
  });
}

/** Words of headings, links and buttons, or of other parts, that are broken across lines. */
export const brokenWords = (
  page: Page,
  parts = 'h1, h2, h3, footer p, blockquote, a, button',
): Promise<string[]> =>
  page.evaluate((selector) => {
    const faults: string[] = [];
    const range = document.createRange();
    for (const part of document.querySelectorAll(selector)) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          // An email address may break: it has no spaces.
          if (lines.size > 1 && !word.includes('@')) faults.push(word);
        }
      }
    }
    return faults;
  }, parts);

/**
 * Words of a headline and the paragraph below it that are nearer to an edge of the window than the
 * gutter, or lie on a strip of the wave.
 */
export const crowdedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wave = document.querySelector<SVGSVGElement>('h1 svg');
    const head = wave?.closest('div');
    const matrix = wave?.getScreenCTM();
    const context = document.createElement('canvas').getContext('2d');
    if (!wave || !head?.parentElement || !matrix || !context) return ['There is no wave.'];
    const room = head.parentElement.getBoundingClientRect();
    // Each strip goes from the axis of the wave up and down, 32 units wide.
    const paths = wave.checkVisibility() ? [...wave.querySelectorAll('defs path')] : [];
    const strips = paths.flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) 0v-(\d+)/g)].map(([, x, height]) => {
        const corner = (side: -1 | 1) =>
          new DOMPoint(Number(x) + side * 16, Number(height) * side).matrixTransform(matrix);
        const [a, b] = [corner(-1), corner(1)];
        const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
        return new DOMRect(left, top, Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      }),
    );
    const faults: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement) continue;
      context.font = getComputedStyle(node.parentElement).font;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const ink = context.measureText(word);
        const lines = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
        for (const { left, right, top, height } of range.getClientRects()) {
          const baseline = top + (height - lines) / 2 + ink.fontBoundingBoxAscent;
          const above = baseline - ink.actualBoundingBoxAscent;
          const below = baseline + ink.actualBoundingBoxDescent;
          if (left < room.left - 1 || right > room.right + 1) faults.push(`${word} at the edge`);
          const isOn = (strip: DOMRect) =>
            Math.min(right, strip.right) - Math.max(left, strip.left) > 1 &&
            Math.min(below, strip.bottom) - Math.max(above, strip.top) > 1;
          if (strips.some(isOn)) faults.push(`${word} on a strip`);
        }
      }
    }
    return faults;
  });

/** Touch targets smaller than 44 x 44 px (WCAG 2.5.5), except links within a sentence. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== element.textContent.trim();
    return (
      [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // The honeypot is off the screen.
        .filter((element) => !inSentence(element) && !element.closest('[aria-hidden="true"]'))
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (width >= 43.9 && height >= 43.9) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`];
        })
    );
  });
}

/** Replaces the style sheet that stands for a visitor's own settings, despite the policy. */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const hiding = document.adoptedStyleSheets.filter((known) => 'drawsNothing' in known);
    document.adoptedStyleSheets = [...hiding, sheet];
  }, css);
}

/** Text spacing that must not lose content (WCAG 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** Text of 200 % (WCAG 1.4.4). */
export const TEXT_200 = 'html { font-size: 200% !important; }';

/**
 * Sets the browser's default font size, which media queries in em follow, too.
 * @param size in px, 16 as shipped
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** In a page that it was loaded into. */
declare const axe: typeof axeCore;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Draws a page, or leaves it undrawn again, that is laid out alone (see `drawn` in test.ts). */
const draw = (page: Page, isDrawn: boolean) =>
  page.evaluate((now) => {
    for (const sheet of document.adoptedStyleSheets)
      if ('drawsNothing' in sheet) sheet.disabled = now;
  }, isDrawn);

/**
 * The violations that axe finds, a text for each.
 * @param part selector of the part to check, if the rest was checked before
 */
export async function axeFaults(page: Page, part = 'html'): Promise<string[]> {
  // Axe ignores what is not drawn as hidden. Scrolled down, it would report targets that are partly
  // under the sticky header.
  await draw(page, true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Once into each document. `axe.source` is the whole source, which takes three times as long.
  const within = await page.locator(part).locator('iframe').all();
  const frames = within.map((frame) => frame.contentFrame());
  for (const document of [page, ...frames]) {
    const root = document.locator(':root');
    if (!(await root.evaluate(() => 'axe' in globalThis))) await root.evaluate(AXE);
  }
  const { violations } = await page.evaluate(
    ([include, tags]) =>
      axe.run(
        { include },
        {
          runOnly: tags,
          // Omits the details of what passes, and waits for frames on a busy machine: axe would
          // leave one out that does not answer within half a second, and miss its headings.
          resultTypes: ['violations'],
          pingWaitTime: 20_000,
        },
      ),
    [part, TAGS] as const,
  );
  await draw(page, false);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
}
