import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parse, type AtRule } from 'postcss';
import { filesIn, pagesOf } from '../hosting/pages.ts';

/** Class names that a selector asks for, those inside `:not()`, `:is()` and the like left out. */
function classesOf(selector: string): string[] {
  const outside = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * CSS without the rules of classes that nothing has, and the animations that only those name. A selector that asks for one only inside `:not()`, `:is()` and
 * the like stays.
 * @param css a style sheet
 * @param has tells whether anything has a class
 */
export function usedStyle(css: string, has: (name: string) => boolean): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => classesOf(selector).every(has));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules('keyframes', (animation) => {
    const named = sheet.toString().split(new RegExp(`(?<![\\w-])${animation.params}(?![\\w-])`));
    // Its own name is the one.
    if (named.length === 2) animation.remove();
  });
  // From the inside out: what held only such rules holds nothing.
  const blocks: AtRule[] = [];
  sheet.walkAtRules((block) => void blocks.unshift(block));
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? [];

/**
 * Takes out of each page the style of parts that it has not: those of other pages, and of settings that are not made.
 * A class counts as used where its name stands in the page or in any script, which may bring it later.
 */
export function usedStyles(): AstroIntegration {
  return {
    name: 'used-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const scripts = filesIn(dir)
          .filter((file) => file.endsWith('.js'))
          .flatMap((file) => wordsOf(readFileSync(new URL(encodeURI(file), dir), 'utf8')));
        for (const { file, html } of pagesOf(dir)) {
          const words = new Set([...scripts, ...wordsOf(html.replace(STYLE, ''))]);
          const lean = html.replace(
            STYLE,
            (_, css: string) => `<style>${usedStyle(css, (name) => words.has(name))}</style>`,
          );
          writeFileSync(new URL(file, dir), lean);
        }
      },
    },
  };
}
