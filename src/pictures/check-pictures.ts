import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { LineCounter, isNode, parseDocument } from 'yaml';
import type { ContentName } from '../content/schemas/index.ts';
import { ContentError, type ContentProblem } from '../content/content-error.ts';
import { MIN_SCAN_WIDTH } from './ink.ts';
import { MAX_MASTER_BYTES, PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

/** What a picture is used for: slots, a drawing inside the page, or a signature. */
type Use = readonly SlotName[] | 'drawing' | 'signature';

/** Where each content file names a picture (`*` stands for every item of a list) and what for. */
const USES: Partial<Record<ContentName, Record<string, Use>>> = {
  organisation: { 'founder.signature.file': 'signature' },
  offer: {
    'offers.techTraining.icon': 'drawing',
    'offers.businessEducation.icon': 'drawing',
    'offers.leadershipDevelopment.icon': 'drawing',
    'offers.communitySupport.icon': 'drawing',
  },
  home: {
    'vision.portrait.file': ['visionPortrait'],
    'mission.picture.file': ['missionWide', 'missionNarrow'],
  },
  'about-us': {
    'banner.wide': ['aboutWide'],
    'banner.narrow': ['aboutNarrow'],
    'biography.portrait.file': ['biographyPortrait'],
  },
  'contact-us': { 'community.pictures.*.file': ['community'] },
};

type Path = readonly (string | number)[];

/** Every text at a path, and where it was found. */
function valuesAt(data: unknown, [key, ...rest]: Path, found: Path = []): [Path, string][] {
  if (key === undefined) return typeof data === 'string' ? [[found, data]] : [];
  if (key === '*' && Array.isArray(data)) {
    return data.flatMap((item, index) => valuesAt(item, rest, [...found, index]));
  }
  return valuesAt((data as Record<string, unknown> | undefined)?.[key], rest, [...found, key]);
}

/** Tells the 1-based line on which the value at a path stands. */
function lineFinder(source: string): (path: Path) => number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  return (path) => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
  };
}

/** What is wrong with the size of a photograph; undefined where every slot can be filled. */
function sizeProblem(
  name: string,
  { width, height }: { width: number; height: number },
  slots: readonly SlotName[],
): string | undefined {
  for (const slot of slots.map((slotName): PictureSlot => PICTURE_SLOTS[slotName])) {
    const usable = Math.floor(Math.min(width, height * slot.ratio));
    if (usable >= slot.minWidth) continue;
    const minHeight = Math.ceil(slot.minWidth / slot.ratio);
    const has = `"${name}" has ${width} x ${height} px`;
    const needs = `the ${slot.name} needs at least ${slot.minWidth} x ${minHeight} px`;
    if (width < slot.minWidth && height < minHeight) return `${has}; ${needs}.`;
    const wrong = width / height > slot.ratio ? 'too wide' : 'too high';
    return `${has}: it is ${wrong} for its place. ${needs.replace('the', 'The')} of this shape, and only ${usable} x ${Math.floor(usable / slot.ratio)} px of this picture fit. Cut it to the shape, or take another.`;
  }
  return undefined;
}

/** What is wrong with one use of a file, a sentence; damaged files are found by checkFiles. */
async function problemOf(name: string, use: Use, folder: URL): Promise<string | undefined> {
  const path = fileURLToPath(new URL(name, folder));
  const file = await stat(path).catch(() => undefined);
  if (!file) {
    const there = (await readdir(folder)).filter((entry) => !entry.endsWith('.md')).join(', ');
    return `"${name}" is not in content/images; there are ${there}.`;
  }
  if (file.size > MAX_MASTER_BYTES) {
    const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
    return `"${name}" has ${megabytes(file.size)} MB; expected at most ${megabytes(MAX_MASTER_BYTES)} MB. Save it smaller.`;
  }
  if (name.endsWith('.svg')) return undefined;
  if (use === 'drawing') return `"${name}" is a photograph; expected a drawing (SVG).`;
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!size) return `"${name}" cannot be read as a picture; save it again as JPEG or PNG.`;
  if (use !== 'signature') return sizeProblem(name, size, use);
  return size.width < MIN_SCAN_WIDTH
    ? `"${name}" is ${size.width} px wide; a scanned signature needs at least ${MIN_SCAN_WIDTH} px. Scan it larger.`
    : undefined;
}

/**
 * Checks that each picture a content file names exists, is of the right kind and is large enough for its place.
 * @param source the content file's text, for the lines
 * @throws ContentError that names every picture which does not fit
 */
export async function checkPictures(
  content: ContentName,
  data: unknown,
  file: string,
  root: URL,
  source: string,
): Promise<void> {
  const folder = new URL('content/images/', root);
  const lineOf = lineFinder(source);
  const problems: ContentProblem[] = [];
  for (const [at, use] of Object.entries(USES[content] ?? {})) {
    for (const [path, name] of valuesAt(data, at.split('.'))) {
      const message = await problemOf(name, use, folder);
      const line = lineOf(path);
      // People count from one.
      const field = path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ');
      if (message) problems.push({ file, ...(line ? { line } : {}), field, message });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}
