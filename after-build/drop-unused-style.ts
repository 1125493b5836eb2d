import { readFileSync } from 'node:fs';
import { parse, type AtRule } from 'postcss';
import { filesIn } from '../hosting/pages.ts';
import type { BuiltSite, PageStep } from './steps.ts';

/** Classes, elements and directions that a selector asks for, those inside `:not()`, `:is()` and the like left out. */
function namesIn(selector: string): string[] {
  const outside = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const directions = [...outside.matchAll(/\[dir="?(\w+)/g)].map(([, side]) => `dir=${side}`);
  const names = outside.replaceAll(/\[[^\]]*\]/g, '').matchAll(/(?<![\w:-])\.?([a-zA-Z_][\w-]*)/g);
  return [...directions, ...[...names].map(([, name = '']) => name)];
}

/**
 * CSS without the rules of classes, elements and directions that the page has not, and the animations, typefaces and custom
 * properties that only those name. A selector that asks for one only inside `:not()`, `:is()` and the like stays.
 * @param css a style sheet
 * @param has tells whether the page has a class, an element or a direction such as `dir=rtl`
 */
export function usedStyle(css: string, has: (name: string) => boolean): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => namesIn(selector).every(has));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules('keyframes', (animation) => {
    const named = sheet.toString().split(new RegExp(`(?<![\\w-])${animation.params}(?![\\w-])`));
    // Its own name is the one.
    if (named.length === 2) animation.remove();
  });
  const whole = sheet.toString();
  sheet.walkDecls(/^--/, (property) => {
    if (!whole.includes(`var(${property.prop}`) && !has(property.prop)) property.remove();
  });
  const rules = sheet.clone();
  rules.walkAtRules('font-face', (face) => void face.remove());
  const asked = rules.toString();
  sheet.walkAtRules('font-face', (face) => {
    const family = /font-family:\s*["']?([^"';}]+)/.exec(face.toString())?.[1] ?? '';
    if (!asked.includes(family)) face.remove();
  });
  // From the inside out: what held only such rules holds nothing.
  const blocks: AtRule[] = [];
  sheet.walkAtRules((block) => void blocks.unshift(block));
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? [];

const inScripts = new WeakMap<BuiltSite, Set<string>>();

/** The words of all script and style files, read once for all pages of a site. */
export function scriptWords(site: BuiltSite): Set<string> {
  const known = inScripts.get(site);
  if (known) return known;
  const scripts = filesIn(site.dist)
    .filter((file) => /\.(js|css)$/.test(file))
    .flatMap((file) => wordsOf(readFileSync(new URL(encodeURI(file), site.dist), 'utf8')));
  const words = new Set(scripts);
  inScripts.set(site, words);
  return words;
}

/**
 * Takes out of a page, or of pages that share a style, that of parts which none of them has: those of other pages, and of settings that are not made.
 * A class counts as used where its name stands in the page or in any script or style file, which a script may bring later.
 */
export const dropUnusedStyle: PageStep = (html, site) => {
  const directions = [...html.matchAll(/<html(?:[^>]* dir="?(\w+))?/g)].map(
    ([, side]) => `dir=${side ?? 'ltr'}`,
  );
  const inPage = new Set([...wordsOf(html.replace(STYLE, '')), ...directions]);
  const isUsed = (name: string) => inPage.has(name) || scriptWords(site).has(name);
  return html.replace(STYLE, (_, css: string) => `<style>${usedStyle(css, isUsed)}</style>`);
};
