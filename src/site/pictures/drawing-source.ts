import type { DrawingSource } from '../components/Drawing.tsx';
import { ContentError } from '../../core/reading/content-error.ts';

/** Attributes of a drawing's root that the page sets itself. */
const OF_THE_PAGE = new Set(['xmlns', 'viewBox', 'x', 'y', 'width', 'height', 'id']);

const camelCase = (name: string) =>
  name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Several drawings can be in one page: each id starts with the name of its file. */
export const idPrefix = (file: string): string => /([\w-]+)\.\w+$/.exec(file)?.[1] ?? 'drawing';

/**
 * A drawing to inline in a page.
 * @param root the attributes of its root
 * @param body what the root holds
 * @param file its path from the project's root, for messages
 * @throws ContentError if it has no viewBox
 */
export function drawingSource(
  root: Readonly<Record<string, string>>,
  body: string,
  file: string,
): DrawingSource {
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
    body,
  };
}
