import type { CustomPlugin } from 'svgo/browser';
import type { DrawingSource } from '../components/Drawing.tsx';
import { ContentError } from '../../core/reading/content-error.ts';
import { cleanSvg } from './clean-svg.ts';

/** Attributes of a drawing's root that the page sets itself. */
const OF_THE_PAGE = new Set(['xmlns', 'viewBox', 'x', 'y', 'width', 'height', 'id']);

const camelCase = (name: string) =>
  name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Moves the attributes of the root into `taken`, so that only the content is written. */
function takeRoot(taken: Record<string, string>): CustomPlugin {
  return {
    name: 'takeRoot',
    fn: () => ({
      element: {
        exit: (node, parent) => {
          if (parent.type !== 'root') return;
          Object.assign(taken, node.attributes);
          node.attributes = {};
        },
      },
    }),
  };
}

/** Splits an SVG file to inline it. @throws ContentError as {@link cleanSvg}, without viewBox */
export function parseDrawing(svg: string, file: string): DrawingSource {
  const root: Record<string, string> = {};
  // Several drawings can be in one page: each id starts with the name of its file.
  const prefix = /([\w-]+)\.\w+$/.exec(file)?.[1] ?? 'drawing';
  const markup = cleanSvg(svg, file, [
    { name: 'prefixIds', params: { prefix, delim: '-' } },
    takeRoot(root),
  ]);
  const [width, height] = [root['width'], root['height']].map((side = '') =>
    /^[\d.]+(px)?$/.test(side) ? parseFloat(side) : 0,
  );
  const viewBox = root['viewBox'] ?? `0 0 ${width} ${height}`;
  if (!/^-?[\d.]+[\s,]+-?[\d.]+([\s,]+[\d.]*[1-9][\d.]*){2}$/.test(viewBox.trim())) {
    const message =
      'the drawing does not say how large it is (viewBox); save it again as "Plain SVG".';
    throw new ContentError([{ file, path: [], message }]);
  }
  const attributes = Object.entries(root).filter(([name]) => !OF_THE_PAGE.has(name));
  return {
    viewBox,
    attributes: Object.fromEntries(attributes.map(([name, value]) => [camelCase(name), value])),
    body: markup.replace(/^<svg>|<\/svg>$|^<svg\/>$/g, ''),
  };
}
