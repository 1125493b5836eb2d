import type { CustomPlugin } from 'svgo/browser';
import { ContentError } from '../../core/reading/content-error.ts';
import { valueAt } from '../../core/schemas/json-schema.ts';
import { ATTRIBUTES, ELEMENTS, OUTSIDE, staysInside } from './svg-allowlist.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A forbidden part of a drawing, quoted; its `cause` is a text on the line of that part. */
class Forbidden extends Error {}

/** The 1-based line of the first occurrence of a text. */
function lineOf(text: string, source: string): number | undefined {
  const at = source.indexOf(text);
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}

/**
 * Says why a drawing is refused, in words for the person who drew it.
 * @param error by {@link refuse}, {@link keepAllowed} or a parser, which may name a line
 * @param file path from the project's root
 */
export function drawingError(error: unknown, svg: string, file: string): ContentError {
  const problem = (message: string, line?: number) =>
    new ContentError([{ file, path: [], message, line }]);
  if (error instanceof Forbidden) {
    const found = error.message.trim().replace(/\s+/g, ' ').slice(0, 80);
    return problem(
      `The drawing contains ${found}. It may have only shapes, colours and words, without script, animation, link, photograph or other file. Save it again as "Plain SVG", or leave that part out.`,
      lineOf(String(error.cause), svg),
    );
  }
  const line = valueAt(error, ['line']);
  return problem(
    'this is not a drawing that can be read (SVG); save it again as "Plain SVG".',
    typeof line === 'number' ? line : undefined,
  );
}

/** An element of a drawing, as svgo has it. */
interface DrawnElement {
  type: 'element';
  name: string;
  attributes: Record<string, string>;
  children: { type: string; name?: string; value?: string }[];
}

/**
 * Refuses an instruction to the program that reads a drawing. @throws Error, see
 * {@link drawingError}
 */
export function checkInstruction(name: string): never {
  throw new Forbidden(`<?${name} …?>`, { cause: `<?${name}` });
}

/**
 * Refuses scripts, handlers, animations, links, HTML, photographs and other files, which no
 * ordinary export contains. It does not remove them, because the rest might not be what its author
 * drew.
 * @throws Error, see {@link drawingError}
 */
export function checkElement(
  { name, attributes, children }: Readonly<DrawnElement>,
  isRoot: boolean,
): void {
  // Illustrator writes an empty wrapper around its own data; keepAllowed removes it.
  const isWrapper = name === 'foreignObject' && children.length === 0;
  const isAllowed = ELEMENTS.has(name) || isWrapper;
  if (name === 'style') {
    const css = children.map(({ value = '' }) => value).join('');
    const outside =
      /@import[^;]*/i.exec(css) ?? OUTSIDE.exec(css.replaceAll(/url\(\s*["']?data:/gi, ''));
    if (outside) throw new Forbidden(outside[0], { cause: outside[0] });
  } else if (!isAllowed || (isRoot && name !== 'svg')) {
    throw new Forbidden(`<${name}>`, { cause: `<${name}` });
  }
  for (const [key, value] of Object.entries(attributes)) {
    const isKept = ATTRIBUTES.has(key) || /(^|:)(href|src)$/i.test(key);
    const isExternal = key === 'style' ? OUTSIDE.test(value) : isKept && !staysInside(key, value);
    const isForeign = key === 'xmlns' && value !== SVG;
    if (/^on/i.test(key) || isExternal || isForeign) {
      throw new Forbidden(`${key}="${value}"`, { cause: key });
    }
  }
}

/** Keeps of an element only what the allowlist contains, after style has become attributes. */
export function keepAllowedIn<Node extends DrawnElement>(node: Node): void {
  node.children = node.children.filter(
    ({ type, name = '' }) => type === 'text' || (type === 'element' && ELEMENTS.has(name)),
  );
  const allowed = Object.entries(node.attributes).filter(([key]) => ATTRIBUTES.has(key));
  for (const [key, value] of allowed) {
    if (!staysInside(key, value)) throw new Forbidden(`${key}="${value}"`, { cause: key });
  }
  node.attributes = Object.fromEntries(allowed);
}

/** {@link checkElement} for svgo. */
export const refuse: CustomPlugin = {
  name: 'refuse',
  fn: () => ({
    instruction: { enter: ({ name }) => checkInstruction(name) },
    element: { enter: (node, parent) => checkElement(node, parent.type === 'root') },
  }),
};

/** {@link keepAllowedIn} for svgo. */
export const keepAllowed: CustomPlugin = {
  name: 'keepAllowed',
  fn: () => ({
    root: {
      exit: (root) => {
        root.children = root.children.filter(({ type }) => type === 'element');
        const [svg] = root.children;
        if (svg?.type !== 'element') throw new Error('The file is empty.');
        svg.attributes['xmlns'] = SVG;
      },
    },
    element: { exit: (node) => keepAllowedIn(node) },
  }),
};
