import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { PAGES_OF_EVERY_KIND } from '../support/pages.ts';
import { expectUsable, visibleWords } from '../support/still-usable.ts';
import { expect, test } from '../support/test.ts';

/**
 * Browsers that lack one thing each, made from the browser at hand: the page's code asks for a name that nobody
 * knows, and scripts find the feature missing. In each the page stays whole.
 */
interface Engine {
  lacks: string;
  /** Rewrites a page as if the browser did not know what is taken out. */
  rewrite?: (html: string) => string;
  /** Runs in the page before its scripts. */
  remove?: () => void;
  /** Formats that the browser does not know. */
  formats?: RegExp;
  /** Nothing of our style is left. */
  style?: false;
}

const replace =
  (...pairs: [RegExp, string][]) =>
  (html: string) =>
    pairs.reduce((text, [pattern, text2]) => text.replaceAll(pattern, text2), html);

const ENGINES: Engine[] = [
  {
    lacks: '<details name>',
    rewrite: replace([/(<details[^>]*) name="/g, '$1 data-unknown="']),
    remove: () => {
      delete (HTMLDetailsElement.prototype as { name?: string }).name;
    },
  },
  { lacks: ':has()', rewrite: replace([/:has\(/g, ':-unknown-has(']) },
  {
    lacks: 'popover',
    rewrite: replace(
      [/ popover="/g, ' data-unknown="'],
      [/ popovertarget/gi, ' data-unknown-target'],
      [/:popover-open/g, ':-unknown-open'],
    ),
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
    rewrite: replace(
      [/@view-transition/g, '@-unknown-transition'],
      [/view-transition-name/g, '-unknown-name'],
    ),
    remove: () => {
      delete (Document.prototype as Partial<Document>).startViewTransition;
    },
  },
  {
    lacks: 'AVIF',
    rewrite: replace([/image\/avif/g, 'image/-unknown']),
    formats: /\.avif$/,
  },
  {
    lacks: 'AVIF and WebP',
    rewrite: replace([/image\/(avif|webp)/g, 'image/-unknown']),
    formats: /\.(avif|webp)$/,
  },
  {
    lacks: 'method="dialog"',
    rewrite: replace(
      [/ method="dialog"/g, ' method="-unknown"'],
      [/<dialog/g, '<x-dialog'],
      [/<\/dialog/g, '</x-dialog'],
    ),
    remove: () => {
      delete (window as { HTMLDialogElement?: unknown }).HTMLDialogElement;
    },
  },
  {
    lacks: '@layer, and so all style',
    rewrite: replace([/@layer /g, '@-unknown '], [/height: ?1dvh/g, 'height: 1unknown']),
    style: false,
  },
  {
    lacks: 'animation-timeline',
    rewrite: replace(
      [/animation-timeline/g, '-unknown-timeline'],
      [/animation-range/g, '-unknown-range'],
    ),
  },
  { lacks: 'scroll snapping', rewrite: replace([/scroll-snap-/g, '-unknown-snap-']) },
  {
    lacks: 'IntersectionObserver',
    remove: () => {
      delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
    },
  },
  {
    lacks: 'modules',
    rewrite: replace([/<script type="module"/g, '<script type="-unknown"']),
  },
  {
    lacks: '::details-content, invoker commands, speculation rules and the Navigation API',
    rewrite: replace(
      [/::details-content/g, '::-unknown-content'],
      [/ command(for)?="/g, ' data-unknown$1="'],
      [/type="?speculationrules"?/g, 'type="-unknown"'],
    ),
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

async function become(page: Page, { rewrite, remove, formats }: Engine): Promise<void> {
  if (remove) await page.addInitScript(remove);
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (rewrite && ['document', 'stylesheet'].includes(request.resourceType())) {
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response, body: rewrite(await response.text()) });
    } else if (formats?.test(new URL(request.url()).pathname)) {
      throw new Error(`asked for ${request.url()}`);
    } else await route.fallback();
  });
}

const contact = content('contact-us');
const site = content('site');
const faqs = content('faqs');

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  // The policy knows scripts and styles by their exact text, which is rewritten here.
  bypassCSP: true,
});

for (const engine of ENGINES) {
  test.describe(`a browser without ${engine.lacks}`, () => {
    for (const { path } of PAGES_OF_EVERY_KIND) {
      test(`shows all of ${path}`, async ({ page, context, open }) => {
        await open(path);
        const words = await visibleWords(page);
        const old = await context.newPage();
        await become(old, engine);
        await old.goto(path);
        await expectUsable(old);
        // Without style, words may stand side by side without a space.
        const shown = (await old.locator('body').innerText()).toLowerCase();
        expect(words.filter((word) => !shown.includes(word))).toEqual([]);
        const sideways = await old.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBeLessThanOrEqual(0);
        const broken = await old.evaluate(async () => {
          scrollTo(0, document.body.scrollHeight);
          const pictures = [...document.images].filter((picture) => picture.checkVisibility());
          for (const picture of pictures) picture.loading = 'eager';
          await Promise.allSettled(pictures.map((picture) => picture.decode()));
          return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
        });
        expect(broken).toEqual([]);
        if (engine.style === false) {
          const huge = await old.evaluate(() =>
            [...document.querySelectorAll('svg')]
              .map((drawing) => drawing.getBoundingClientRect())
              .filter(({ width, height }) => width > innerWidth || height > innerHeight / 2)
              .map(({ width, height }) => `${width} x ${height}`),
          );
          expect(huge).toEqual([]);
        }
      });
    }
  });
}

const engine = (lacks: string): Engine => {
  const found = ENGINES.find((one) => one.lacks === lacks);
  if (!found) throw new Error(`no engine lacks ${lacks}`);
  return found;
};

test('without popovers every link of the header is there at once, and a wider window breaks nothing', async ({
  page,
  open,
}) => {
  await become(page, engine('popover'));
  await open('/');
  const bar = page.getByRole('navigation', { name: site.header.navigationLabel });
  for (const text of [...Object.values(site.header.links), site.header.donate]) {
    await expect(bar.getByRole('link', { name: text, exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 1200, height: 740 });
  await page.setViewportSize({ width: 360, height: 740 });
  await bar.getByRole('link', { name: site.header.links.contact }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('without <details name> at most one answer is open', async ({ page, open }) => {
  await become(page, engine('<details name>'));
  await open('/contact-us');
  const [first, second] = faqs.questions;
  await page.getByText(first?.question ?? '').click();
  await page.getByText(second?.question ?? '').click();
  await expect(page.getByText(second?.answer ?? '')).toBeVisible();
  await expect(page.getByText(first?.answer ?? '')).toBeHidden();
});

test('without method="dialog" a message stays in the page', async ({ page, open }) => {
  await become(page, engine('method="dialog"'));
  await open('/contact-us');
  const message = page.getByLabel(contact.form.message, { exact: true });
  await message.fill('Hello');
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(message).toHaveValue('Hello');
  expect(page.url()).toMatch(/\/contact-us$/);
});

test('without scroll snapping dots show their picture', async ({ page, open }) => {
  await become(page, engine('scroll snapping'));
  await open('/contact-us');
  const dots = page.getByRole('group', { name: contact.community.dotsLabel }).getByRole('link');
  await dots.nth(4).click();
  await expect(
    page.getByRole('group', {
      name: contact.community.slideLabel.replace('{current}', '5').replace('{total}', '8'),
    }),
  ).toBeInViewport({ ratio: 0.9 });
});
