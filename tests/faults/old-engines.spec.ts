import type { Page } from '@playwright/test';
import { content, fill } from '../support/content.ts';
import { PAGES_OF_EVERY_KIND } from '../support/pages.ts';
import { expectUsable, visibleWords } from '../support/still-usable.ts';
import { expect, test } from '../support/test.ts';

/**
 * Browsers that lack one feature, simulated by the current one: the page's code uses an unknown
 * name instead, and scripts find the API missing.
 */
interface Engine {
  lacks: string;
  /** The names that the browser does not know, and their replacements. */
  rewrite?: [known: RegExp, unknown: string][];
  /** Removes an API before the page's scripts run. */
  remove?: () => void;
  /** Unsupported picture formats. */
  formats?: RegExp;
  /** Whether no style applies. */
  style?: false;
  /** What visitors can do on one page, beyond what they can in every engine. */
  also?: { path: string; works: (page: Page) => Promise<void> };
}

const contact = content('contact-us');
const site = content('site');
const faqs = content('faqs');

const delivers = content('organisation').contact.delivery !== 'none';

const ENGINES: Engine[] = [
  {
    lacks: '<details name>',
    also: {
      path: '/contact-us',
      works: async (page) => {
        const [first, second] = faqs.questions;
        await page.getByText(first?.question ?? '').click();
        if (!second) return;
        await page.getByText(second.question).click();
        await expect(page.getByText(second.answer)).toBeVisible();
        await expect(page.getByText(first?.answer ?? '')).toBeHidden();
      },
    },
    rewrite: [[/(<details[^>]*) name="/g, '$1 data-unknown="']],
    remove: () => {
      delete (HTMLDetailsElement.prototype as { name?: string }).name;
    },
  },
  { lacks: ':has()', rewrite: [[/:has\(/g, ':-unknown-has(']] },
  {
    lacks: 'popover',
    also: {
      path: '/',
      works: async (page) => {
        const bar = page.getByRole('navigation', { name: site.header.navigationLabel });
        for (const text of [...Object.values(site.header.links), site.header.donate]) {
          await expect(bar.getByRole('link', { name: text, exact: true })).toBeVisible();
        }
        await page.setViewportSize({ width: 1200, height: 740 });
        await page.setViewportSize({ width: 360, height: 740 });
        await bar.getByRole('link', { name: site.header.links.contact }).click();
        await expect(page).toHaveURL(/\/contact-us$/);
      },
    },
    rewrite: [
      [/ popover="/g, ' data-unknown="'],
      [/ popovertarget/gi, ' data-unknown-target'],
      [/:popover-open/g, ':-unknown-open'],
    ],
    remove: () => {
      const prototype = HTMLElement.prototype as Partial<HTMLElement>;
      delete prototype.popover;
      delete prototype.showPopover;
      delete prototype.hidePopover;
      delete prototype.togglePopover;
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
        const known: (selector: string) => unknown = Element.prototype[name];
        Object.defineProperty(Element.prototype, name, {
          value(this: Element, selector: string) {
            if (selector.includes(':popover-open')) throw new SyntaxError('not a valid selector');
            return known.call(this, selector);
          },
        });
      }
    },
  },
  {
    lacks: 'view transitions',
    rewrite: [
      [/@view-transition/g, '@-unknown-transition'],
      [/view-transition-name/g, '-unknown-name'],
    ],
    remove: () => {
      delete (Document.prototype as Partial<Document>).startViewTransition;
    },
  },
  {
    lacks: 'AVIF',
    rewrite: [[/image\/avif/g, 'image/-unknown']],
    formats: /\.avif$/,
  },
  {
    lacks: 'AVIF and WebP',
    rewrite: [[/image\/(avif|webp)/g, 'image/-unknown']],
    formats: /\.(avif|webp)$/,
  },
  // A delivering form has its own method: tests/delivery.
  ...(delivers
    ? []
    : [
        {
          lacks: 'method="dialog"',
          rewrite: [[/ method="dialog"/g, ' method="-unknown"']] satisfies Engine['rewrite'],
          remove: () => {
            delete (window as { HTMLDialogElement?: unknown }).HTMLDialogElement;
          },
          also: {
            path: '/contact-us',
            works: async (page: Page) => {
              const message = page.getByLabel(contact.form.message, { exact: true });
              await message.fill('Hello');
              await page.getByRole('button', { name: contact.form.submit }).click();
              await expect(message).toHaveValue('Hello');
              expect(page.url()).toMatch(/\/contact-us$/);
            },
          },
        },
      ]),
  {
    lacks: '@layer, and so all style',
    rewrite: [
      [/@layer /g, '@-unknown '],
      [/height: ?1dvh/g, 'height: 1unknown'],
    ],
    style: false,
  },
  {
    lacks: 'animation-timeline',
    rewrite: [
      [/animation-timeline/g, '-unknown-timeline'],
      [/animation-range/g, '-unknown-range'],
    ],
  },
  {
    lacks: 'scroll snapping',
    also: {
      path: '/contact-us',
      works: async (page) => {
        const { dotsLabel, slideLabel, pictures } = contact.community;
        await page.getByRole('group', { name: dotsLabel }).getByRole('link').nth(4).click();
        const name = fill(slideLabel, {
          current: '5',
          total: String(Object.keys(pictures).length * 2),
        });
        await expect(page.getByRole('group', { name })).toBeInViewport({ ratio: 0.9 });
      },
    },
    rewrite: [[/scroll-snap-/g, '-unknown-snap-']],
  },
  {
    lacks: 'modules',
    rewrite: [[/<script type="module"/g, '<script type="-unknown"']],
  },
  {
    lacks: '::details-content, speculation rules and the Navigation API',
    rewrite: [
      [/::details-content/g, '::-unknown-content'],
      [/type="?speculationrules"?/g, 'type="-unknown"'],
    ],
    remove: () => {
      delete (window as { navigation?: unknown }).navigation;
      delete (document as { prerendering?: unknown }).prerendering;
      const supports: (text: string) => boolean = CSS.supports.bind(CSS);
      CSS.supports = (text: string) => !text.includes('details-content') && supports(text);
      const known = HTMLScriptElement.supports.bind(HTMLScriptElement);
      HTMLScriptElement.supports = (type: string) => type !== 'speculationrules' && known(type);
    },
  },
];

/**
 * Removes the features that an engine lacks.
 * @returns the patterns found so far in a page, and a function that restores the browser
 */
async function simulate(page: Page, { rewrite = [], remove, formats }: Engine) {
  const found = new Set<RegExp>();
  const removed = remove ? await page.addInitScript(remove) : undefined;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (rewrite.length > 0 && ['document', 'stylesheet'].includes(request.resourceType())) {
      const response = await route.fetch({ maxRedirects: 0 });
      const body = rewrite.reduce(
        (text, [known, unknown]) => {
          if (text.search(known) >= 0) found.add(known);
          return text.replaceAll(known, unknown);
        },
        await response.text(),
      );
      await route.fulfill({ response, body });
    } else if (formats?.test(new URL(request.url()).pathname)) {
      throw new Error(`asked for ${request.url()}`);
    } else await route.fallback();
  });
  const restore = async () => {
    await removed?.dispose();
    await page.unrouteAll({ behavior: 'wait' });
  };
  return { found, restore };
}

test.use({
  viewport: { width: 360, height: 740 },
  // The policy contains hashes of the scripts and styles that are changed here.
  bypassCSP: true,
});

// Two halves, so that two workers share them.
const HALF = Math.ceil(ENGINES.length / 2);
for (const [half, engines] of [ENGINES.slice(0, HALF), ENGINES.slice(HALF)].entries()) {
  test(`works in browsers without one feature, half ${half + 1}`, async ({ page }) => {
    const words = new Map<string, string[]>();
    await test.step('read the words of each page with all features', async () => {
      for (const { path } of PAGES_OF_EVERY_KIND) {
        await page.goto(path);
        words.set(path, await visibleWords(page));
        // The build lowers range syntax for browsers before Safari 16.4 and Chrome 104.
        expect(await page.content()).not.toMatch(/@media[^{]*\([\w-]+ ?[<>]/);
      }
    });
    for (const engine of engines) {
      await test.step(`without ${engine.lacks}`, async () => {
        const { found, restore } = await simulate(page, engine);
        for (const { path } of PAGES_OF_EVERY_KIND) {
          await test.step(path, async () => {
            await page.goto(path);
            await expectUsable(page);
            // Without style, adjacent words may have no space between them.
            const shown = (await page.locator('body').innerText()).toLowerCase();
            const before = words.get(path) ?? [];
            expect(before.length).toBeGreaterThan(20);
            expect(before.filter((word) => !shown.includes(word))).toEqual([]);
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(sideways).toBeLessThanOrEqual(0);
            const broken = await page.evaluate(async () => {
              scrollTo(0, document.body.scrollHeight);
              const pictures = [...document.images].filter((picture) => picture.checkVisibility());
              for (const picture of pictures) picture.loading = 'eager';
              await Promise.allSettled(pictures.map((picture) => picture.decode()));
              return pictures
                .filter(({ naturalWidth }) => naturalWidth === 0)
                .map(({ src }) => src);
            });
            expect(broken).toEqual([]);
            if (engine.style === false) {
              const oversized = await page.evaluate(() =>
                [...document.querySelectorAll('svg')]
                  .map((drawing) => drawing.getBoundingClientRect())
                  .filter(({ width, height }) => width > innerWidth || height > innerHeight / 2)
                  .map(({ width, height }) => `${width} x ${height}`),
              );
              expect(oversized).toEqual([]);
            }
            if (engine.also?.path === path) await engine.also.works(page);
          });
        }
        const missing = (engine.rewrite ?? []).filter(([pattern]) => !found.has(pattern));
        expect(missing, 'patterns that no page contains').toEqual([]);
        await restore();
      });
    }
  });
}
