import { readFileSync } from 'node:fs';
import {
  find,
  generate,
  type List,
  type ListItem,
  parse,
  walk,
  type Block,
  type CssNode,
  type Selector,
} from 'css-tree';
import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  elementsIn,
  elementsNamed,
  setText,
  textIn,
  type Document,
} from '../../html/html.ts';

/** The names in a page that selectors can match. */
interface UsedNames {
  classes: ReadonlySet<string>;
  /** Values of `dir`: `ltr`, `rtl` or both. */
  directions: ReadonlySet<string>;
  /** Whether some words are in another language. */
  hasForeignWords: boolean;
  /** Names of elements. */
  elements: ReadonlySet<string>;
  /** Custom properties that inline drawings read. */
  properties: ReadonlySet<string>;
}

/** The empty layers, which fix their order: Astro orders style sheets by depth of import. */
const LAYERS = readFileSync(new URL('../../shared/styles/layers.css', import.meta.url), 'utf8')
  .replace(/^.*@layer /s, '')
  .replaceAll(/(\w+)[,;]\s/g, '@layer $1{}');

/** Pseudo-classes that match only if one of their arguments does. */
const WITH_ARGUMENTS = /^(is|where|has)$/;

/** Elements that no script adds to a page that has none. */
const STATIC_ELEMENTS = /^(img|picture|input|textarea|details)$/;

/** Whether a selector can match in the page. Ignores the arguments of `:not()`. */
function mayMatch({ children }: Selector, used: UsedNames): boolean {
  const { classes, directions, elements, hasForeignWords } = used;
  return !children.some((part) => {
    if (part.type === 'ClassSelector') return !classes.has(part.name);
    if (part.type === 'TypeSelector')
      return STATIC_ELEMENTS.test(part.name) && !elements.has(part.name);
    if (part.type === 'PseudoClassSelector' && WITH_ARGUMENTS.test(part.name))
      return [...(part.children ?? [])].every(
        (list) =>
          list.type === 'SelectorList' &&
          [...list.children].every((item) => item.type === 'Selector' && !mayMatch(item, used)),
      );
    if (part.type !== 'AttributeSelector') return false;
    if (part.name.name === 'lang') return !hasForeignWords;
    if (part.name.name !== 'dir' || !part.value) return false;
    return !directions.has(part.value.type === 'String' ? part.value.value : part.value.name);
  });
}

/**
 * Joins the blocks of each cascade layer from several style sheets. That is safe: rules of other
 * layers between two blocks do not matter (CSS Cascade 5, 6.4.2). Also drops repeated layer names.
 */
function joinLayers(sheet: CssNode): void {
  const blocks = new Map<string, Block>();
  walk(sheet, {
    visit: 'Atrule',
    enter({ name, prelude, block }, item, list) {
      if (name !== 'layer' || !prelude || this.atrule || this.rule) return;
      const layer = generate(prelude);
      if (!block) {
        if (layer.split(',').every((item) => blocks.has(item))) list.remove(item);
        return;
      }
      const first = blocks.get(layer);
      if (first) {
        first.children.appendList(block.children);
        list.remove(item);
      } else blocks.set(layer, block);
    },
  });
}

/** The custom properties that a text reads with `var()`. */
const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => name);

/**
 * Removes rules, custom properties, animations and typefaces that a page does not use, but keeps
 * states that a script may set.
 */
export function usedStyle(css: string, used: UsedNames): string {
  const sheet = parse(LAYERS + css, { parseCustomProperty: true });
  joinLayers(sheet);
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
  const read = new Set([...propertiesIn(generate(sheet)), ...used.properties]);
  walk(sheet, {
    visit: 'Declaration',
    enter({ property }, item, list) {
      if (property.startsWith('--') && !read.has(property)) list.remove(item);
    },
  });
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isRule = node.type === 'Rule' || node.type === 'Atrule';
      if (isRule && node.block?.children.isEmpty) list.remove(item);
    },
  });
  const rest = generate(sheet);
  const animations = (rest.match(/animation(-name)?:[^;}]*/g) ?? []).join();
  const outsideFontFaces = rest.replaceAll(/@font-face{[^}]*}/g, '');
  const isUnused = (node: CssNode) =>
    node.type === 'Declaration' &&
    node.property === 'font-family' &&
    !outsideFontFaces.includes(generate(node.value).replaceAll('"', ''));
  walk(sheet, {
    visit: 'Atrule',
    enter(rule, item, list) {
      const { name, prelude } = rule;
      if (name === 'font-face' && find(rule, isUnused)) list.remove(item);
      if (name === 'keyframes' && prelude && !animations.includes(generate(prelude)))
        list.remove(item);
    },
  });
  return generate(sheet);
}

/** Results by input: hundreds of pages made of the same blocks have the same style. */
const known = new Map<string, string>();

/** Joins the styles of a page, so that its policy needs one hash, and removes unused ones. */
export function reduceStyle(page: Document): void {
  const [style, ...others] = elementsNamed(page, 'style');
  if (!style) return;
  const css = [style, ...others].map(textIn).join('');
  for (const style of others) defaultTreeAdapter.detachNode(style);
  const items = [...elementsIn(page)];
  const elements = new Set(items.map(({ tagName }) => tagName));
  const valuesOf = (name: string, usual = '') =>
    items.flatMap((item) => attribute(item, name) ?? (item.tagName === 'html' ? usual : []));
  const classes = new Set(valuesOf('class').flatMap((names) => names.split(/\s+/)));
  const directions = new Set(valuesOf('dir', 'ltr'));
  const hasForeignWords = items.some(
    (item) => item.tagName !== 'html' && attribute(item, 'lang') !== undefined,
  );
  const properties = new Set(
    items.flatMap(({ attrs }) => attrs.flatMap(({ value }) => propertiesIn(value))),
  );
  const sets = [classes, directions, elements, properties].map((set) => [...set].sort());
  const key = JSON.stringify([css, hasForeignWords, ...sets]);
  const used = { classes, directions, elements, hasForeignWords, properties };
  const reduced = known.get(key) ?? usedStyle(css, used);
  known.set(key, reduced);
  setText(style, reduced);
}
