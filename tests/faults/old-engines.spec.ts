import type { Page } from '@playwright/test';
import { everySetting } from '../fixtures/every-setting.ts';
import { content, fill } from '../support/content.ts';
import { PAGES_OF_EVERY_KIND } from '../support/pages.ts';
import { expectUsable, visibleWords } from '../support/still-usable.ts';
import { testWith } from '../support/test-with.ts';
import { changeHtml, expect, test } from '../support/test.ts';

/**
 * Browsers that lack features, simulated by the current one: the page's code has names in it that no
 * browser knows, and scripts find the API missing.
 */
interface Engine {
  /** Names that the browser does not know; each becomes one that nothing has. */
  names: RegExp[];
  /** Removes an API before the page's scripts run. */
  remove?: () => void;
  /** Unsupported picture formats. */
  formats?: RegExp;
  /** What visitors can do on one page, beyond what they can in every engine. */
  also?: { path: string; works: (page: Page) => Promise<void> };
}

const contact = content('contact-us');
const site = content('site');

const NO_STYLE = '@layer, and so all style';

const ENGINES: Record<string, Engine> = {
  popover: {
    names: [/ popover="/g, / popovertarget/gi, /:popover-open/g],
    remove: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
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
  },
  // A delivering form has its own method: tests/delivery.
  ...(content('organisation').contact.delivery === 'none' && {
    'method="dialog"': {
      names: [/(?<= method=")dialog"/g],
      remove: () => {
        Reflect.deleteProperty(window, 'HTMLDialogElement');
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
  }),
  [NO_STYLE]: { names: [/(?<=@)layer /g, /(?<=height: ?1)dvh/g] },
  'scroll snapping': {
    names: [/scroll-snap-/g],
    also: {
      path: '/contact-us',
      works: async (page) => {
        const { dotsLabel, slideLabel, pictures } = contact.community;
        await page.getByRole('group', { name: dotsLabel }).getByRole('link').nth(4).click();
        const total = String(Object.keys(pictures).length * 2);
        const name = fill(slideLabel, { current: '5', total });
        await expect(page.getByRole('group', { name })).toBeInViewport({ ratio: 0.9 });
      },
    },
  },
  ':has(), transitions between pages, animations by scrolling, ::details-content, speculation rules and the Navigation API':
    {
      names: [
        /:has\(/g,
        /(?<=@)view-transition/g,
        /view-transition-name/g,
        /animation-timeline/g,
        /animation-range/g,
        /(?<=::)details-content/g,
        /(?<=type="?)speculationrules/g,
      ],
      remove: () => {
        Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        Reflect.deleteProperty(window, 'navigation');
        Reflect.deleteProperty(document, 'prerendering');
        const supports: (text: string) => boolean = CSS.supports.bind(CSS);
        CSS.supports = (text: string) => !text.includes('details-content') && supports(text);
        const known = HTMLScriptElement.supports.bind(HTMLScriptElement);
        HTMLScriptElement.supports = (type: string) => type !== 'speculationrules' && known(type);
      },
    },
};

/** Formats of photographs. */
const WITHOUT_FORMATS: Record<string, Engine> = {
  AVIF: { names: [/(?<=image\/)avif/g], formats: /\.avif$/ },
  'AVIF and WebP': {
    names: [/(?<=image\/)(avif|webp)/g],
    formats: /\/_astro\/[^/]*\.(avif|webp)$/,
  },
};

/** Removes the features that an engine lacks. @returns the names found so far in its pages */
async function simulate(page: Page, { names, remove, formats }: Engine) {
  const found = new Set<RegExp>();
  if (remove) await page.addInitScript(remove);
  await changeHtml(page, (html) =>
    names.reduce(
      (text, name) =>
        text.replaceAll(name, (known) => {
          found.add(name);
          return known.replace(/\w/, 'unknown-');
        }),
      html,
    ),
  );
  if (formats)
    await page.route(formats, (route) => {
      throw new Error(`asked for ${route.request().url()}`);
    });
  return found;
}

test.use({
  viewport: { width: 360, height: 740 },
  // The policy contains hashes of the scripts and styles that are changed here.
  bypassCSP: true,
});

const SIDEWAYS = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** Pictures in sight that do not arrive. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

/** Drawings that are wider than the window or take half of its height. */
const oversizedDrawings = (page: Page) =>
  page.locator('svg').evaluateAll((drawings) =>
    drawings
      .map((drawing) => drawing.getBoundingClientRect())
      .filter(({ width, height }) => width > innerWidth || height > innerHeight / 2)
      .map(({ width, height }) => `${width} x ${height}`),
  );

/** The words of each page with all features, by the address of the site; read once a worker. */
const known = new Map<string, string[]>();

async function worksWithout(page: Page, site: string, lacks: string, engine: Engine) {
  for (const { path } of PAGES_OF_EVERY_KIND) {
    if (known.has(site + path)) continue;
    await page.goto(path);
    known.set(site + path, await visibleWords(page));
    // The build lowers range syntax for browsers before Safari 16.4 and Chrome 104.
    expect(await page.content()).not.toMatch(/@media[^{]*\([\w-]+ ?[<>]/);
  }
  const found = await simulate(page, engine);
  for (const { path } of PAGES_OF_EVERY_KIND)
    await test.step(path, async () => {
      await page.goto(path);
      await expectUsable(page);
      // Without style, adjacent words may have no space between them.
      const shown = (await page.locator('body').innerText()).toLowerCase();
      const before = known.get(site + path) ?? [];
      expect(before.length).toBeGreaterThan(20);
      expect(before.filter((word) => !shown.includes(word))).toEqual([]);
      expect(await page.evaluate(SIDEWAYS)).toBe(false);
      expect(await brokenPictures(page)).toEqual([]);
      if (lacks === NO_STYLE) expect(await oversizedDrawings(page)).toEqual([]);
      if (engine.also?.path === path) await engine.also.works(page);
    });
  const missing = engine.names.filter((name) => !found.has(name));
  expect(missing, 'names that no page contains').toEqual([]);
}

for (const [lacks, engine] of Object.entries(ENGINES))
  test(`works in browsers without ${lacks}`, ({ page, site }) =>
    worksWithout(page, site.url, lacks, engine));

for (const [lacks, engine] of Object.entries(WITHOUT_FORMATS))
  testWith(everySetting)(`shows photographs in browsers without ${lacks}`, ({ page, site }) =>
    worksWithout(page, site.url, lacks, engine),
  );
