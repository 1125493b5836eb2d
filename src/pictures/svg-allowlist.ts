import { _collections } from 'svgo/browser';

const { attrsGroups, elems, elemsGroups } = _collections;

/** What a still drawing is made of. Everything else in SVG runs, moves, links, loads files or holds HTML. */
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

/** Attributes of those elements that style from outside or say nothing to a browser of today. */
const WITHOUT = new Set([
  'class',
  'style',
  'cursor',
  'enable-background',
  'externalResourcesRequired',
  'baseProfile',
  'contentScriptType',
  'contentStyleType',
  'version',
  'zoomAndPan',
]);

/** The attributes that are kept, as SVG spells them: those of {@link ELEMENTS} in svgo's tables of SVG 1.1. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    [
      'id',
      'href',
      'transform',
      'transform-origin',
      'pathLength',
      'mask-type',
      'xmlns',
      'xml:space',
    ],
    ...['presentation', 'filterPrimitive', 'transferFunction'].map((group) => [
      ...(attrsGroups[group] ?? []),
    ]),
    ...[...ELEMENTS].map((name) => [...(elems[name]?.attrs ?? [])]),
  ]
    .flat()
    .filter((name) => !name.startsWith('on') && !name.startsWith('xlink:') && !WITHOUT.has(name)),
);

/** `url(…)` that is no part of the same drawing. */
export const OUTSIDE = /url\(\s*["']?\s*(?![#"'\s])[^)]*\)?/i;

const FUNCTIONS =
  /^(url|var|calc|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|matrix|translate|scale|rotate|skew[xy])$/i;

/** Whether the value of an attribute names nothing but parts of its own drawing, colours and places. */
export function staysInside(name: string, value: string): boolean {
  if (/(^|:)(href|src)$/i.test(name)) return value.trim().startsWith('#');
  if (name === 'id' || name === 'xmlns') return true;
  // A backslash would let CSS read other words than stand here.
  if (value.includes('\\') || OUTSIDE.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, word = '']) => FUNCTIONS.test(word));
}
