import { fieldName } from '../content/parse-content.ts';
import type { ContentName } from '../content/schemas/index.ts';
import {
  MAX_MASTER_BYTES,
  MIN_SCAN_WIDTH,
  PICTURE_SLOTS,
  type PictureSlot,
  type SlotName,
} from './slots.ts';

/** What a picture is used for: slots, a drawing inside the page, or a signature. */
type Use = readonly SlotName[] | 'drawing' | 'signature';

/** Where each content file names a picture (`*` stands for every item of a list) and what for. */
const USES: Partial<Record<ContentName | 'more', Record<string, Use>>> = {
  pictures: {
    vision: ['visionPortrait'],
    mission: ['missionWide', 'missionNarrow'],
    'aboutBanner.wide': ['aboutWide'],
    'aboutBanner.narrow': ['aboutNarrow'],
    biography: ['biographyPortrait'],
    signature: 'signature',
    'community.first': ['community'],
    'community.second': ['community'],
    'community.third': ['community'],
    'community.fourth': ['community'],
    'offer.techTraining': 'drawing',
    'offer.businessEducation': 'drawing',
    'offer.leadershipDevelopment': 'drawing',
    'offer.communitySupport': 'drawing',
  },
  more: {
    'blocks.*.people.*.picture.file': ['person'],
    'blocks.*.partners.*.logo': ['logo'],
    'blocks.*.picture.file': ['figure'],
    'blocks.*.pictures.*.file': ['community'],
  },
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

/** One place where a content file names a picture. */
export interface PictureUse {
  path: Path;
  /** The field, such as `community › second`. */
  field: string;
  /** The name of the file in content/images. */
  name: string;
  use: Use;
}

/** Every place where a content file names a picture. */
export function picturesIn(content: ContentName | 'more', data: unknown): PictureUse[] {
  return Object.entries(USES[content] ?? {}).flatMap(([at, use]) =>
    valuesAt(data, at.split('.')).map(([path, name]) => ({
      path,
      field: fieldName(path),
      name,
      use,
    })),
  );
}

/** What is wrong with the size of a photograph; undefined where every slot can be filled. */
function sizeProblem(
  name: string,
  { width, height }: { width: number; height: number },
  slots: readonly SlotName[],
): string | undefined {
  for (const slot of slots.map((slotName): PictureSlot => PICTURE_SLOTS[slotName])) {
    if (slot.whole) {
      if (width >= slot.minWidth) continue;
      return `"${name}" is ${width} px wide; the ${slot.name} needs at least ${slot.minWidth} px.`;
    }
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

/** What is known of a file. */
export interface PictureFile {
  bytes: number;
  /** In px; undefined for a file that cannot be read as a picture. */
  size?: { width: number; height: number } | undefined;
}

/** What is wrong with one use of a file, a sentence; undefined where it fits. */
export function useProblem(
  { name, use }: PictureUse,
  { bytes, size }: PictureFile,
): string | undefined {
  if (bytes > MAX_MASTER_BYTES) {
    const megabytes = (count: number) => Math.round(count / 1_000_000);
    return `"${name}" has ${megabytes(bytes)} MB; expected at most ${megabytes(MAX_MASTER_BYTES)} MB. Save it smaller.`;
  }
  if (name.endsWith('.svg')) return undefined;
  if (use === 'drawing') return `"${name}" is a photograph; expected a drawing (SVG).`;
  if (!size) return `"${name}" cannot be read as a picture; save it again as JPEG or PNG.`;
  if (use !== 'signature') return sizeProblem(name, size, use);
  return size.width < MIN_SCAN_WIDTH
    ? `"${name}" is ${size.width} px wide; a scanned signature needs at least ${MIN_SCAN_WIDTH} px. Scan it larger.`
    : undefined;
}
