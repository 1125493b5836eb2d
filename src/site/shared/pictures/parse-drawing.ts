/** Checks drawings (SVG) and prepares them for inlining, in the build and in the editor. */
import {
  parseXml,
  XmlElement,
  XmlError,
  XmlProcessingInstruction,
  XmlText,
  type XmlDocument,
  type XmlNode,
} from '@rgrove/parse-xml';
import { ContentError } from '#content/reading';
import type { DrawingSource } from '../components/Drawing.tsx';

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Elements of a static drawing: no script, style sheet, animation, link, photograph or HTML. */
const ELEMENTS = listed(`
  svg g defs symbol use switch text tspan textPath linearGradient radialGradient stop pattern
  clipPath mask marker filter circle ellipse line path polygon polyline rect feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset feSpecularLighting feTile feTurbulence feDistantLight fePointLight
  feSpotLight
`);

/** Their attributes (SVG 2), without event handlers and `style`, which the policy blocks. */
const ATTRIBUTES = listed(`
  alignment-baseline amplitude azimuth baseFrequency baseline-shift bias clip-path clip-rule
  clipPathUnits color color-interpolation color-interpolation-filters cx cy d diffuseConstant
  direction display divisor dominant-baseline dx dy edgeMode elevation exponent fill fill-opacity
  fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight fr fx fy gradientTransform gradientUnits height
  href id image-rendering in in2 intercept k1 k2 k3 k4 kernelMatrix lengthAdjust letter-spacing
  lighting-color limitingConeAngle marker-end marker-mid marker-start markerHeight markerUnits
  markerWidth mask mask-type maskContentUnits maskUnits method mode numOctaves offset opacity
  operator order orient overflow paint-order path pathLength patternContentUnits patternTransform
  patternUnits pointer-events points pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed
  shape-rendering slope spacing specularConstant specularExponent spreadMethod startOffset
  stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfaceScale
  tableValues targetX targetY text-anchor text-decoration text-overflow text-rendering textLength
  transform transform-origin type unicode-bidi values vector-effect version viewBox visibility
  width word-spacing writing-mode x x1 x2 xChannelSelector xlink:href xml:space xmlns xmlns:xlink y
  y1 y2 yChannelSelector z
`);

/** The only namespaces allowed; others could turn allowed element names into HTML. */
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** CSS functions that load nothing. `url` is checked separately. */
const FUNCTIONS =
  /^(url|var|calc|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|matrix|translate|scale|rotate|skew[xy])$/i;

/** A `url(…)` that refers to something outside the drawing. */
const OUTSIDE = /url\(\s*["']?\s*(?!["'\s]*#)/i;

const isReference = (name: string) => name === 'href' || name === 'xlink:href';

/** Whether an attribute is listed and refers only to parts of its own drawing. */
function isAllowed(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  if (name.startsWith('xmlns')) return value === NAMESPACES[name];
  if (isReference(name)) return value.startsWith('#');
  if (name === 'id') return true;
  // A CSS escape with a backslash could hide a `url` from this check.
  if (value.includes('\\') || OUTSIDE.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, word = '']) => FUNCTIONS.test(word));
}

/** What is forbidden about a node itself, as written in the file; undefined if nothing. */
function forbiddenPart(node: XmlNode): string | undefined {
  if (node instanceof XmlText) return undefined;
  if (node instanceof XmlProcessingInstruction) return `<?${node.name} …?>`;
  if (!(node instanceof XmlElement)) return '<!DOCTYPE …>';
  const { name, attributes, isRootNode } = node;
  if (!ELEMENTS.has(name) || (isRootNode && name !== 'svg')) return `<${name}>`;
  const forbidden = Object.entries(attributes).find((attribute) => !isAllowed(...attribute));
  return forbidden && `${forbidden[0]}="${forbidden[1]}"`.replace(/\s+/g, ' ').slice(0, 80);
}

/** Parses a drawing and refuses everything that is not listed. @throws ContentError */
function readTree(svg: string, file: string): XmlDocument {
  const problem = (message: string, line?: number) =>
    new ContentError([{ file, path: [], message, line }]);
  const check = (node: XmlNode) => {
    const forbidden = forbiddenPart(node);
    if (forbidden !== undefined) {
      throw problem(
        `The drawing contains ${forbidden}. It may have only shapes, colours and words, without script, style sheet, animation, link, photograph, other file, or notes of a drawing program. Save it again as "Optimized SVG", or leave that part out.`,
        svg.slice(0, node.start).split('\n').length,
      );
    }
    if (node instanceof XmlElement) node.children.forEach(check);
  };
  try {
    // A document type is kept so that it is refused: it can add attributes that nobody sees.
    const tree = parseXml(svg, { includeOffsets: true, preserveDocumentType: true });
    tree.children.forEach(check);
    return tree;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw problem(
      'This is not a drawing that can be read (SVG); save it again as "Optimized SVG".',
      error.line,
    );
  }
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The attributes of an element, with a prefix on ids and on references to them. */
function prefixIds(attributes: Readonly<Record<string, string>>, prefix: string) {
  return Object.entries(attributes).map(([name, value]) => {
    if (name === 'id') return [name, prefix + value] as const;
    const id = isReference(name) ? /^#/ : /(?<=url\(\s*["']?\s*)#/gi;
    return [name, value.replace(id, `#${prefix}`)] as const;
  });
}

/** Serialises a node for HTML within `svg`. */
function toMarkup(node: XmlNode, prefix: string): string {
  if (!(node instanceof XmlElement)) return node instanceof XmlText ? escapeText(node.text) : '';
  const attributes = prefixIds(node.attributes, prefix).map(
    ([name, value]) => ` ${name}="${escapeText(value)}"`,
  );
  const start = `<${node.name}${attributes.join('')}`;
  const content = node.children.map((child) => toMarkup(child, prefix)).join('');
  return content === '' ? `${start}/>` : `${start}>${content}</${node.name}>`;
}

/** Attributes of the root that the page sets itself or that HTML does not need. */
const OMITTED = listed('xmlns xmlns:xlink xml:space version viewBox x y width height id');

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Parses a drawing for inlining. Ids get the file's name as prefix, because a page may contain
 * several drawings.
 * @param file its path from the project's root
 * @throws ContentError with the line of what is forbidden (see content/images/README.md), if it is
 * no SVG, or if it does not state its size
 */
export function parseDrawing(svg: string, file: string): DrawingSource {
  const { root } = readTree(svg, file);
  const { attributes = {}, children = [] } = root ?? {};
  const [width, height] = [attributes['width'], attributes['height']].map((side = '') =>
    /^[\d.]+(px)?$/.test(side) ? parseFloat(side) : 0,
  );
  const viewBox = attributes['viewBox'] ?? `0 0 ${width} ${height}`;
  if (!/^-?[\d.]+[\s,]+-?[\d.]+([\s,]+[\d.]*[1-9][\d.]*){2}$/.test(viewBox.trim())) {
    const message =
      'The drawing does not say how large it is (viewBox); save it again as "Optimized SVG".';
    throw new ContentError([{ file, path: [], message }]);
  }
  const prefix = `${/([\w-]+)\.\w+$/.exec(file)?.[1] ?? 'drawing'}-`;
  const allowed = prefixIds(attributes, prefix).filter(([name]) => !OMITTED.has(name));
  return {
    viewBox,
    attributes: Object.fromEntries(allowed.map(([name, value]) => [camelCase(name), value])),
    body: children.map((child) => toMarkup(child, prefix)).join(''),
  };
}
