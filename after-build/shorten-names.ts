import { scriptWords } from './drop-unused-style.ts';
import type { PageStep } from './steps.ts';

/** What CSS modules call a class while the site is built: no other word of a page looks like it. */
export const MODULE_CLASS = 'c-[hash:base64:5]';

/** Finds them. */
export const CLASS = /\bc-[\w-]{5}(?![\w-])/g;
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/** `a` to `z`, then `aa` and so on. */
function nameAt(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : nameAt(Math.floor(index / 26) - 1) + letter;
}

/** Gives what a pattern finds names of one letter or two, the shortest to the most used, except for those that are kept. */
function shorten(
  html: string,
  written: RegExp,
  named: (short: string) => string,
  kept: ReadonlySet<string> = new Set(),
): string {
  const counts = new Map<string, number>();
  for (const [name] of html.matchAll(written)) {
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = new Map(
    [...counts]
      .sort(([a, most], [b, least]) => least - most || a.localeCompare(b))
      .map(([name], index) => [name, named(nameAt(index))]),
  );
  return html.replace(written, (name) => names.get(name) ?? name);
}

/** Gives the classes of a page short names: 220 to 300 bytes less a page. */
export const shortenClassNames: PageStep = (html) =>
  shorten(html, CLASS, (short) => short).replace(
    / class="([^"]*)"/g,
    (_, list: string) => ` class="${list.trim().replace(/\s+/g, ' ')}"`,
  );

/** Where custom properties stand: in styles, and in attributes of drawings. */
const PLACES = /<style>[\s\S]*?<\/style>|(?<=")[^"<>]*var\(--[^"]*/g;

/**
 * Gives custom properties short names: 210 to 250 bytes less a page. Those that a script or a style file of the site names,
 * as that of the form which delivers does, stay.
 */
export const shortenProperties: PageStep = (html, site) => {
  const places = html.match(PLACES) ?? [];
  const shortened = shorten(
    places.join('\0'),
    PROPERTY,
    (short) => `--${short}`,
    scriptWords(site),
  ).split('\0');
  return html.replace(PLACES, () => shortened.shift() ?? '');
};
