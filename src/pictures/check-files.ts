import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../content/reading/content-error.ts';
import { PICTURE } from '../content/schemas/fields.ts';
import { parseDrawing } from './drawings.ts';
import { pixelProblem } from './picture-uses.ts';
import { cleanSvg } from './clean-svg.ts';

/** The one file that every page needs and no content file names. */
const LOGO = 'logo.svg';

/** What sharp calls the formats of photographs that every phone of our visitors can be served from. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** For what is read of a picture before it is known whether all of it can be. */
export const ANY_SIZE = { limitInputPixels: false } as const;

const SAVE_AGAIN = 'save it again as JPEG or PNG, or remove the file';

/** What is wrong with a photograph, a sentence; undefined where it can be used. */
async function photographProblem(path: string): Promise<string | undefined> {
  try {
    const { format, pages = 1, ...size } = await sharp(path, ANY_SIZE).metadata();
    if (format === 'svg') return 'this is a drawing; give its name the ending .svg.';
    if (!FORMATS.has(format))
      return `this is a ${format.toUpperCase()} under another name; ${SAVE_AGAIN}.`;
    if (pages > 1) return `this picture moves; expected one that stands still: ${SAVE_AGAIN}.`;
    const tooMany = pixelProblem(size);
    if (tooMany) return `this picture ${tooMany}`;
    // Reads to the last byte: what was cut off on its way ends too early.
    await sharp(path).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch {
    return `this picture is damaged or not complete; put it here again, ${SAVE_AGAIN}.`;
  }
}

async function fileProblems(name: string, root: URL): Promise<readonly ContentProblem[]> {
  const file = `content/images/${name}`;
  const url = new URL(file, root);
  if (!name.endsWith('.svg')) {
    const message = await photographProblem(fileURLToPath(url));
    return message ? [{ file, field: '', message }] : [];
  }
  const svg = await readFile(url, 'utf8');
  return problemsOf(() => (name === LOGO ? parseDrawing(svg, file) : cleanSvg(svg, file)));
}

/**
 * Checks every picture in content/images, also those that no page shows: the build reads them all.
 * @throws ContentError that names every file that is damaged, moves, is of another format, or is a drawing with what
 * {@link cleanSvg} refuses; and the logo where it is missing
 */
export async function checkFiles(root: URL): Promise<void> {
  const names = (await readdir(new URL('content/images/', root))).filter((name) =>
    PICTURE.test(name),
  );
  const problems = (await Promise.all(names.map((name) => fileProblems(name, root)))).flat();
  if (!names.includes(LOGO)) {
    const message = 'the logo is missing; put a drawing (SVG) there under this name.';
    problems.unshift({ file: `content/images/${LOGO}`, field: '', message });
  }
  throwProblems(problems);
}
