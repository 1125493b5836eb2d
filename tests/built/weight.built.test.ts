import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { serializeOuter } from 'parse5';
import { elementsIn, elementsNamed, parseHtml, type Element } from '#site/html/html.ts';
import {
  BUDGETS,
  FILLED_IN,
  FIVE_LANGUAGES,
  IN_OTHER_LANGUAGES,
  WITH_EVERYTHING,
} from '../budgets.ts';
import { DIST } from '../support/built.ts';
import { exampleSite } from '../support/sites.ts';

const PARTS = ['style', 'script', 'template', 'header', 'section', 'form', 'footer'];

const weigh = (html: string) => brotliCompressSync(html).length;
const bytes = (count: number) => `${count.toLocaleString('en')} bytes`;

/** The name of a part: its element, its id and its first words. */
function nameOf(part: Element): string {
  const heading = [...elementsIn(part)].find(({ tagName }) => /^h[1-3]$/.test(tagName));
  const words =
    heading &&
    serializeOuter(heading)
      .replace(/<[^>]*>/g, '')
      .slice(0, 30);
  return words ? `<${part.tagName}> "${words}"` : `<${part.tagName}>`;
}

/** Says which parts of a page weigh most, compressed alone. */
function largestParts(html: string): string {
  return PARTS.flatMap((name) => elementsNamed(parseHtml(html), name))
    .map((part) => ({ name: nameOf(part), weight: weigh(serializeOuter(part)) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ name, weight }) => `${name} ${bytes(weight)}`)
    .join(', ');
}

/** @throws AssertionError with all that somebody needs to know who made the page heavier */
function checkPage(folder: string, file: string, limit: number): void {
  const weight = statSync(join(folder, `${file}.br`)).size;
  // Weighing every part of every page would take ten seconds.
  if (weight <= limit) return;
  const parts = largestParts(readFileSync(join(folder, file), 'utf8'));
  assert.fail(
    `${file}: HTML and CSS (brotli) may have ${bytes(limit)}, and have ${bytes(weight)}. Largest parts, each alone: ${parts}. Make it smaller, or raise its limit in tests/budgets.ts, in a commit that says what a visitor gains.`,
  );
}

const budgets: Record<string, { 'HTML and CSS': number }> = BUDGETS;

test('each page as shipped weighs no more than its budget', () => {
  for (const file of globSync('*.html', { cwd: DIST })) {
    const name = file.replace('.html', '').replace(/^(index|404)$/, 'home');
    // Pages of the team's own have no other budget.
    checkPage(DIST, file, budgets[name]?.['HTML and CSS'] ?? FILLED_IN);
  }
});

test('every page of the example weighs no more than its budget', async () => {
  const folder = fileURLToPath(await exampleSite());
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const isEnglish = !/^[a-z]{2}\W/.test(file);
    const isFull = /^(index|404|donate|workshops|music)\.html$/.test(file);
    const inEnglish = isFull ? WITH_EVERYTHING : FILLED_IN + FIVE_LANGUAGES;
    checkPage(folder, file, isEnglish ? inEnglish : IN_OTHER_LANGUAGES);
  }
});
