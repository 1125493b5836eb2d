import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURE_FILE } from '#content/fields';
import { LOGO } from '#content/files';
import { type ContentProblem, problemsOf } from '#content/reading';
import { FILE_NAME } from '#content/text';
import { parseDrawing } from './parse-drawing.ts';
import { pixelProblem } from './picture-uses.ts';
import { isDrawing } from './requests.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Lets sharp read the metadata of a picture with too many pixels. */
export const ANY_SIZE = { limitInputPixels: false } as const;

const SAVE_AGAIN = 'save it as JPEG or PNG, or remove the file';

/** Files that sharp cannot read although their names are those of photographs, by their first bytes. */
const UNREADABLE: readonly [start: RegExp, sentence: string][] = [
  // https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
  [
    /^version https:\/\/git-lfs/,
    'This is a Git LFS pointer instead of the picture. Fetch the picture with "git lfs pull", or add it again.',
  ],
  // HEIF (ISO/IEC 23008-12): iPhones write it, and may name it .jpg.
  [/^.{4}ftyphe/s, `This is a HEIC under another name; ${SAVE_AGAIN}.`],
];

/** A sentence if a photograph cannot be used; undefined if it can. */
async function photographProblem(path: string): Promise<string | undefined> {
  try {
    const { format, pages = 1, ...size } = await sharp(path, ANY_SIZE).metadata();
    if (format === 'svg') return 'This is a drawing: give its name the ending .svg.';
    if (!FORMATS.has(format))
      return `This is a ${format.toUpperCase()} under another name; ${SAVE_AGAIN}.`;
    if (pages > 1)
      return 'This picture is animated. Save a still one as JPEG or PNG, or remove the file.';
    const tooMany = pixelProblem(size);
    if (tooMany) return `This picture ${tooMany}`;
    // Decodes the whole file, because a truncated one fails only then. Takes what libvips only warns
    // of: the headers of Samsung's photographs, which every browser shows.
    await sharp(path, { failOn: 'error' }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return undefined;
  } catch {
    const start = (await readFile(path)).toString('latin1', 0, 30);
    const [, sentence] = UNREADABLE.find(([known]) => known.test(start)) ?? [];
    if (sentence !== undefined) return sentence;
    return `This picture is damaged or incomplete. Add it again, ${SAVE_AGAIN}.`;
  }
}

async function problemsOfImage(name: string, root: URL): Promise<readonly ContentProblem[]> {
  const file = `content/images/${name}`;
  const url = new URL(file, root);
  if (!isDrawing(name)) {
    const message = await photographProblem(fileURLToPath(url));
    return message ? [{ file, path: [], message }] : [];
  }
  const svg = await readFile(url, 'utf8');
  return problemsOf(() => parseDrawing(svg, file));
}

/** The names in content/images; none if the folder has been removed. */
export const imageFileNames = (root: URL): Promise<string[]> =>
  readdir(new URL('content/images/', root)).catch(() => []);

/** Reports files that content/ could name as pictures but pages could not show. */
export async function imageFileProblems(root: URL): Promise<ContentProblem[]> {
  const names = (await imageFileNames(root)).filter(
    (name) => PICTURE_FILE.test(name) && FILE_NAME.test(name),
  );
  const problems = (await Promise.all(names.map((name) => problemsOfImage(name, root)))).flat();
  if (!names.includes(LOGO.path)) {
    const message = 'The logo is missing; put a drawing (SVG) there under this name.';
    problems.unshift({ file: `content/images/${LOGO.path}`, path: [], message });
  }
  return problems;
}
