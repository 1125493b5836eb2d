/**
 * Drawings as the build shows them, read by the browser: svgo, which cleans them there, would be a
 * third of the editor. Both refuse the same (svg-rules.ts).
 */
import type { DrawingSource } from '../../src/site/components/Drawing.tsx';
import { drawingSource, idPrefix } from '../../src/site/pictures/drawing-source.ts';
import { OF_PROGRAMS } from '../../src/site/pictures/svg-allowlist.ts';
import {
  checkElement,
  checkInstruction,
  drawingError,
  keepAllowedIn,
} from '../../src/site/pictures/svg-rules.ts';

interface Words {
  type: 'text';
  value: string;
}

interface Drawn {
  type: 'element';
  name: string;
  attributes: Record<string, string>;
  children: (Drawn | Words)[];
}

/** What is no part of the drawing itself. */
const LEFT_OUT = new Set(['metadata', 'title', 'desc']);
/** Elements in which white space is seen. */
const WORDS = new Set(['text', 'tspan', 'textPath', 'style']);
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const isOfProgram = ({ prefix, namespaceURI }: Element | Attr) =>
  prefix !== null && OF_PROGRAMS.has(namespaceURI ?? '');

/** Declarations of a style attribute, or of a rule. */
function declarations(style: string): [name: string, value: string][] {
  const plain = style.replaceAll(/\/\*.*?\*\//gs, '');
  return plain.split(';').flatMap((one): [string, string][] => {
    const [name = '', ...value] = one.split(':');
    const text = value.join(':').replace(/!\s*important\s*$/i, '');
    return text.trim() === '' ? [] : [[name.trim(), text.trim()]];
  });
}

/** Reads one drawing. */
class Reader {
  readonly #rules: CSSStyleRule[];

  constructor(page: XMLDocument) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [...page.getElementsByTagName('style')].map(({ textContent }) => textContent).join('\n'),
    );
    this.#rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  }

  /** Without what drawing programs write for themselves. @throws Error, see `drawingError` */
  read(element: Element, isRoot: boolean): Drawn {
    const { nodeName: name } = element;
    const isKept = (attribute: Attr) =>
      !isOfProgram(attribute) &&
      !(attribute.namespaceURI === XMLNS && OF_PROGRAMS.has(attribute.value));
    const kept = [...element.attributes].filter(isKept);
    const isSeen = (child: ChildNode) =>
      child instanceof Element
        ? !LEFT_OUT.has(child.nodeName) && !isOfProgram(child)
        : child instanceof Text && (WORDS.has(name) || child.data.trim() !== '');
    const children = [...element.childNodes].filter(isSeen);
    const drawn: Drawn = {
      type: 'element',
      name,
      children: [],
      attributes: Object.fromEntries(kept.map((attribute) => [attribute.name, attribute.value])),
    };
    const words = children.map((child) => ({ type: 'text', value: child.nodeValue ?? '' }));
    checkElement({ ...drawn, children: words }, isRoot);
    drawn.children = children.map((child) => {
      if (child instanceof Element) return this.read(child, false);
      const value = child.nodeValue ?? '';
      return { type: 'text', value: WORDS.has(name) ? value : value.trim() };
    });
    this.#resolve(drawn, element);
    keepAllowedIn(drawn);
    return drawn;
  }

  /** Turns references by XLink into those of SVG 2, and style into attributes. */
  #resolve({ attributes }: Drawn, element: Element): void {
    for (const [name, value] of Object.entries(attributes))
      if (/:href$/.test(name)) attributes['href'] ??= value;
    const matching = this.#rules.filter(({ selectorText }) => element.matches(selectorText));
    for (const { style } of matching)
      for (const name of style)
        // Browsers write `url("#a")` for `url(#a)`.
        attributes[name] = style.getPropertyValue(name).replaceAll(/url\("([^"]*)"\)/g, 'url($1)');
    Object.assign(attributes, Object.fromEntries(declarations(attributes['style'] ?? '')));
  }
}

/** All elements of a drawing. */
const allIn = (drawn: Drawn): Drawn[] => [
  drawn,
  ...drawn.children.flatMap((child) => (child.type === 'element' ? allIn(child) : [])),
];

const REFERENCE = /(?<=^\s*#|url\(\s*["']?#)[^)"'\s]+/g;

/** Leaves the ids that the drawing refers to, with the name of the file before each. */
function nameParts(root: Drawn, prefix: string): void {
  const all = allIn(root);
  const isReference = (name: string, value: string) =>
    name === 'href' || (name !== 'id' && value.includes('url('));
  const referred = new Set(
    all.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) =>
        isReference(name, value) ? (value.match(REFERENCE) ?? []) : [],
      ),
    ),
  );
  for (const { attributes } of all)
    for (const [name, value] of Object.entries(attributes)) {
      if (isReference(name, value))
        attributes[name] = value.replaceAll(REFERENCE, (id) => `${prefix}-${id}`);
      if (name !== 'id') continue;
      if (referred.has(value)) attributes['id'] = `${prefix}-${value}`;
      else delete attributes['id'];
    }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function written(node: Drawn | Words): string {
  if (node.type === 'text') return escaped(node.value);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  const inside = node.children.map(written).join('');
  const start = `<${node.name}${attributes.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${node.name}>`;
}

/** A file of SVG as a tree. @throws Error with the line where it cannot be read */
function parsed(svg: string): XMLDocument {
  const page = new DOMParser().parseFromString(svg, 'application/xml');
  const [failure] = page.getElementsByTagName('parsererror');
  if (!failure) return page;
  const [, line] = /line (\d+)/.exec(failure.textContent) ?? [];
  throw Object.assign(
    new Error('This is not XML.'),
    line === undefined ? {} : { line: Number(line) },
  );
}

/**
 * Splits an SVG file into parts to inline it in a page, as `parseDrawing` of the build does.
 * @param file its path from the project's root, for messages
 * @throws ContentError if it is not a drawing, has no viewBox, or contains what the build refuses
 */
export function readDrawing(svg: string, file: string): DrawingSource {
  let root: Drawn;
  try {
    const page = parsed(svg);
    const found = page.createTreeWalker(page, NodeFilter.SHOW_PROCESSING_INSTRUCTION).nextNode();
    if (found) checkInstruction(found.nodeName);
    root = new Reader(page).read(page.documentElement, true);
    nameParts(root, idPrefix(file));
  } catch (error) {
    throw drawingError(error, svg, file);
  }
  return drawingSource(root.attributes, root.children.map(written).join(''), file);
}
