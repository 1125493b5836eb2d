import { _collections } from 'svgo/browser';

const { attrsGroups, elems, elemsGroups } = _collections;

/** The elements of a static drawing: no script, animation, link, file or HTML. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  [
    ['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'text', 'tspan', 'textPath'],
    ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter'],
    [...(elemsGroups['shape'] ?? [])],
    [...(elemsGroups['filterPrimitive'] ?? [])],
    [...(elemsGroups['lightSource'] ?? [])],
  ]
    .flat()
    .filter((name) => name !== 'feImage'),
);

/** Attributes of those elements that load styles or have no effect in today's browsers. */
const WITHOUT = new Set([
  ...['class', 'style', 'cursor', 'enable-background', 'externalResourcesRequired', 'version'],
  ...['baseProfile', 'contentScriptType', 'contentStyleType', 'zoomAndPan'],
]);

/** The allowed attributes: those of {@link ELEMENTS} in svgo's tables of SVG 1.1. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    ['id', 'href', 'transform', 'transform-origin', 'pathLength', 'mask-type'],
    ['xmlns', 'xml:space'],
    ...['presentation', 'filterPrimitive', 'transferFunction'].map((group) => [
      ...(attrsGroups[group] ?? []),
    ]),
    ...[...ELEMENTS].map((name) => [...(elems[name]?.attrs ?? [])]),
  ]
    .flat()
    .filter((name) => !name.startsWith('on') && !name.startsWith('xlink:') && !WITHOUT.has(name)),
);

/** A `url(…)` that does not refer to a part of the same drawing. */
export const OUTSIDE = /url\(\s*["']?\s*(?![#"'\s])[^)]*\)?/i;

const FUNCTIONS =
  /^(url|var|calc|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|matrix|translate|scale|rotate|skew[xy])$/i;

/** Whether an attribute refers only to parts of its own drawing. */
export function staysInside(name: string, value: string): boolean {
  if (/(^|:)(href|src)$/i.test(name)) return value.trim().startsWith('#');
  if (name === 'id' || name === 'xmlns') return true;
  // CSS could read a backslash as an escape and bypass this check.
  if (value.includes('\\') || OUTSIDE.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, word = '']) => FUNCTIONS.test(word));
}
