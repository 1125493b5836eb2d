import { generate, parse, walk, type Block, type CssNode, type Selector } from 'css-tree';
import { defaultTreeAdapter } from 'parse5';
import { attribute, elementsIn, elementsNamed, setText, textIn } from '../hosting/html.ts';
import type { PageStep } from './steps.ts';

/** What selectors ask for and a page has or has not. */
interface Used {
  classes: ReadonlySet<string>;
  /** Values of `dir`: `ltr`, `rtl` or both. */
  directions: ReadonlySet<string>;
}

/** Whether something in the page may match; what is inside `:not()`, `:is()` and the like is not looked at. */
function mayMatch({ children }: Selector, { classes, directions }: Used): boolean {
  return !children.some((part) => {
    if (part.type === 'ClassSelector') return !classes.has(part.name);
    if (part.type !== 'AttributeSelector' || part.name.name !== 'dir' || !part.value) return false;
    return !directions.has(part.value.type === 'String' ? part.value.value : part.value.name);
  });
}

/**
 * Gives each cascade layer one block, however many style sheets it came in. Rules of other layers
 * between two blocks of one change nothing (CSS Cascade 5, section 6.4.2).
 */
function joinLayers(sheet: CssNode): void {
  const blocks = new Map<string, Block>();
  walk(sheet, {
    visit: 'Atrule',
    enter({ name, prelude, block }, item, list) {
      if (name !== 'layer' || !prelude || !block || this.atrule || this.rule) return;
      const layer = generate(prelude);
      const first = blocks.get(layer);
      if (first) {
        first.children.appendList(block.children);
        list.remove(item);
      } else blocks.set(layer, block);
    },
  });
}

/** The families that declarations outside of `@font-face` name, as one text. */
function familiesNamed(sheet: CssNode): string {
  const values: string[] = [];
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      const names = property === 'font-family' || property === 'font' || property.startsWith('--');
      if (names && this.atrule?.name !== 'font-face') values.push(generate(value));
    },
  });
  return values.join();
}

/**
 * CSS without the rules for classes and directions of text that a page does not have, and without
 * the typefaces that only those rules name. States that a script may bring, such as attributes, stay.
 */
export function usedStyle(css: string, used: Used): string {
  const sheet = parse(css, { parseCustomProperty: true });
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      if (prelude.type !== 'SelectorList') return;
      prelude.children = prelude.children.filter(
        (selector) => selector.type !== 'Selector' || mayMatch(selector, used),
      );
      if (prelude.children.isEmpty) list.remove(item);
    },
  });
  // What held only such rules holds nothing.
  walk(sheet, {
    visit: 'Atrule',
    leave({ name, block }, item, list) {
      if (name !== 'layer' && block?.children.isEmpty) list.remove(item);
    },
  });
  joinLayers(sheet);
  const named = familiesNamed(sheet);
  walk(sheet, {
    visit: 'Atrule',
    enter(rule, item, list) {
      if (rule.name !== 'font-face') return;
      walk(rule, {
        visit: 'Declaration',
        enter({ property, value }) {
          const isUnused = !named.includes(generate(value).replaceAll('"', ''));
          if (property === 'font-family' && isUnused) list.remove(item);
        },
      });
    },
  });
  return generate(sheet);
}

/** Styles that were reduced already: hundreds of pages with the same blocks have the same one. */
const known = new Map<string, string>();

/**
 * Joins the styles of a page to one, so that the policy names one hash, and takes out what the page
 * has no use for: rules for parts of other pages, and for settings that are not made.
 */
export const reduceStyle: PageStep = (page) => {
  const [style, ...others] = elementsNamed(page, 'style');
  if (!style) return;
  const css = [style, ...others].map(textIn).join('');
  for (const other of others) defaultTreeAdapter.detachNode(other);
  const elements = [...elementsIn(page)];
  const valuesOf = (name: string, usual = '') =>
    elements.flatMap((one) => attribute(one, name) ?? (one.tagName === 'html' ? usual : []));
  const classes = new Set(valuesOf('class').flatMap((names) => names.split(/\s+/)));
  const directions = new Set(valuesOf('dir', 'ltr'));
  const key = JSON.stringify([css, [...classes].sort(), [...directions].sort()]);
  const reduced = known.get(key) ?? usedStyle(css, { classes, directions });
  known.set(key, reduced);
  setText(style, reduced);
};
