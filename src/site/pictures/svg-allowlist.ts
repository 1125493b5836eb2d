/** Names that stand between white space. */
const named = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** The elements of a static drawing: no script, animation, link, file or HTML. */
export const ELEMENTS = named(`
  svg g defs symbol use switch text tspan textPath linearGradient radialGradient stop pattern
  clipPath mask marker filter circle ellipse line path polygon polyline rect feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset feSpecularLighting feTile feTurbulence feDistantLight fePointLight
  feSpotLight
`);

/**
 * The attributes that those elements have in SVG 1.1, without handlers, without those that load
 * styles, and without those that have no effect in today's browsers.
 */
export const ATTRIBUTES = named(`
  alignment-baseline amplitude azimuth baseFrequency baseline-shift bias clip clip-path clip-rule
  clipPathUnits color color-interpolation color-interpolation-filters color-profile
  color-rendering cx cy d diffuseConstant direction display divisor dominant-baseline dx dy
  edgeMode elevation exponent fill fill-opacity fill-rule filter filterRes filterUnits flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight fr fx fy glyph-orientation-horizontal glyph-orientation-vertical gradientTransform
  gradientUnits height href id image-rendering in in2 intercept k1 k2 k3 k4 kernelMatrix
  kernelUnitLength lengthAdjust letter-spacing lighting-color limitingConeAngle marker-end
  marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits
  maskUnits method mode numOctaves offset opacity operator order orient overflow paint-order path
  pathLength patternContentUnits patternTransform patternUnits pointer-events points pointsAtX
  pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result
  rotate rx ry scale seed shape-rendering slope spacing specularConstant specularExponent
  spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width surfaceScale tableValues targetX targetY text-anchor text-decoration
  text-overflow text-rendering textLength transform transform-origin type unicode-bidi values
  vector-effect viewBox visibility width word-spacing writing-mode x x1 x2 xChannelSelector
  xml:space xmlns y y1 y2 yChannelSelector z
`);

/** Namespaces of what drawing programs write for themselves. */
export const OF_PROGRAMS = named(`
  http://creativecommons.org/ns#
  http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd
  http://krita.org/namespaces/svg/krita
  http://ns.adobe.com/AdobeIllustrator/10.0/
  http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/
  http://ns.adobe.com/Extensibility/1.0/
  http://ns.adobe.com/Flows/1.0/
  http://ns.adobe.com/GenericCustomNamespace/1.0/
  http://ns.adobe.com/Graphs/1.0/
  http://ns.adobe.com/ImageReplacement/1.0/
  http://ns.adobe.com/SaveForWeb/1.0/
  http://ns.adobe.com/Variables/1.0/
  http://ns.adobe.com/XPath/1.0/
  http://purl.org/dc/elements/1.1/
  http://schemas.microsoft.com/visio/2003/SVGExtensions/
  http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://taptrix.com/vectorillustrator/svg_extensions
  http://www.bohemiancoding.com/sketch/ns
  http://www.figma.com/figma/ns
  http://www.inkscape.org/namespaces/inkscape
  http://www.serif.com/
  http://www.vector.evaxdesign.sk
  http://www.w3.org/1999/02/22-rdf-syntax-ns#
  https://boxy-svg.com
`);

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
