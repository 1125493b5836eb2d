import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentName } from '../../src/core/schemas/index.ts';
import { content, plain } from './content.ts';
import type { PublishedText } from './published-texts.ts';
import { ROOT } from './root.ts';

/** The content files with the words of each page. */
const PAGES: Record<string, readonly ContentName[]> = {
  '/': ['home', 'offer', 'site'],
  '/about-us': ['about-us', 'offer', 'site'],
  '/contact-us': ['contact-us', 'faqs', 'site'],
  '/donate': ['donate', 'offer', 'site'],
};

/** Texts that depend on a setting, which tests/settings covers. */
const SOMETIMES =
  /^(home vision founder|site (languages|offline|share|footer links whatsApp)|donate (card (provider|button)|bank accounts|mobileMoney|abroad|poster))/;
const isTemplate = (text: string) => /\{\w+\}/.test(text);

type Text = [place: string, text: string];

function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [[place, plain(value)]];
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, one]) => textsOf(one, `${place} ${name}`))
    : [];
}

function biography(code: string): Text[] {
  const text = readFileSync(join(ROOT, 'content', code, 'biography.md'), 'utf8');
  return text
    .replaceAll('{organisation}', content('organisation').name)
    .split('\n')
    .map((line) => ['biography.md', line.replace(/^(#+|>|-) +/, '')]);
}

/** Normalises spaces and quotation marks, which Markdown typesets. */
const squeezed = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim();

/**
 * The texts of the content files that are missing on a built page.
 * @param published the texts of the page
 * @param code its language
 */
export function missingWords(path: string, published: readonly PublishedText[], code = 'en') {
  const expected = (PAGES[path] ?? []).flatMap((name) => textsOf(content(name, {}, code), name));
  if (path === '/about-us') expected.push(...biography(code));
  const present = published.map(({ text }) => squeezed(text));
  return expected.filter(
    ([place, text]) =>
      !SOMETIMES.test(place) &&
      !isTemplate(text) &&
      !present.some((one) => one.includes(squeezed(text))),
  );
}
