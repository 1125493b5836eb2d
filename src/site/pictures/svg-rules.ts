import type { CustomPlugin } from 'svgo/browser';
import { ATTRIBUTES, ELEMENTS, OUTSIDE, staysInside } from './svg-allowlist.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A forbidden part of a drawing, quoted; its `cause` is a text on the line of that part. */
export class Forbidden extends Error {}

/**
 * Refuses scripts, handlers, animations, links, HTML, photographs and other files, which no
 * ordinary export contains. It does not remove them, because the rest might not be what its author
 * drew.
 */
export const refuse: CustomPlugin = {
  name: 'refuse',
  fn: () => ({
    instruction: {
      enter: ({ name }) => {
        throw new Forbidden(`<?${name} …?>`, { cause: `<?${name}` });
      },
    },
    element: {
      enter: ({ name, attributes, children }, parent) => {
        // Illustrator writes an empty wrapper around its own data; keepAllowed removes it.
        const isWrapper = name === 'foreignObject' && children.length === 0;
        const isAllowed = ELEMENTS.has(name) || isWrapper;
        if (name === 'style') {
          const css = children.map((child) => ('value' in child ? child.value : '')).join('');
          const outside =
            /@import[^;]*/i.exec(css) ?? OUTSIDE.exec(css.replaceAll(/url\(\s*["']?data:/gi, ''));
          if (outside) throw new Forbidden(outside[0], { cause: outside[0] });
        } else if (!isAllowed || (parent.type === 'root' && name !== 'svg')) {
          throw new Forbidden(`<${name}>`, { cause: `<${name}` });
        }
        for (const [key, value] of Object.entries(attributes)) {
          const isKept = ATTRIBUTES.has(key) || /(^|:)(href|src)$/i.test(key);
          const isExternal =
            key === 'style' ? OUTSIDE.test(value) : isKept && !staysInside(key, value);
          const isForeign = key === 'xmlns' && value !== SVG;
          if (/^on/i.test(key) || isExternal || isForeign) {
            throw new Forbidden(`${key}="${value}"`, { cause: key });
          }
        }
      },
    },
  }),
};

/** Keeps only what the allowlist contains, after style has become attributes. */
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
    element: {
      exit: (node) => {
        node.children = node.children.filter(
          (child) =>
            child.type === 'text' || (child.type === 'element' && ELEMENTS.has(child.name)),
        );
        const allowed = Object.entries(node.attributes).filter(([key]) => ATTRIBUTES.has(key));
        for (const [key, value] of allowed) {
          if (!staysInside(key, value)) throw new Forbidden(`${key}="${value}"`, { cause: key });
        }
        node.attributes = Object.fromEntries(allowed);
      },
    },
  }),
};
