import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ContentName } from '../content/schemas/index.ts';
import { ContentError, type ContentProblem } from '../content/content-error.ts';
import { MAX_MASTER_BYTES, PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

/** Where each content file names a picture (`*` stands for every item of a list) and the slots it fills. */
const USES: Partial<Record<ContentName, Record<string, SlotName[] | 'drawing'>>> = {
  organisation: { 'founder.signature.file': 'drawing' },
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

function valuesAt(
  data: unknown,
  [key, ...rest]: string[],
  field: string[] = [],
): [string, string][] {
  if (key === undefined) return typeof data === 'string' ? [[field.join(' › '), data]] : [];
  if (key === '*' && Array.isArray(data)) {
    return data.flatMap((item, index) => valuesAt(item, rest, [...field, String(index + 1)]));
  }
  return valuesAt((data as Record<string, unknown> | undefined)?.[key], rest, [...field, key]);
}

async function problemOf(
  name: string,
  use: SlotName[] | 'drawing',
  folder: URL,
): Promise<string | undefined> {
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
  if (use === 'drawing') {
    return name.endsWith('.svg')
      ? undefined
      : `"${name}" is a photograph; expected a drawing (SVG).`;
  }
  if (name.endsWith('.svg')) return undefined;
  const { width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (!width || !height)
    return `"${name}" cannot be read as a picture; save it again as JPEG or PNG.`;
  for (const slotName of use) {
    const slot: PictureSlot = PICTURE_SLOTS[slotName];
    const usable = Math.floor(Math.min(width, height * slot.ratio));
    if (usable < slot.minWidth) {
      const minHeight = Math.ceil(slot.minWidth / slot.ratio);
      return `"${name}" has ${width} x ${height} px; the ${slot.name} needs at least ${slot.minWidth} x ${minHeight} px.`;
    }
  }
  return undefined;
}

/**
 * Checks that each picture a content file names exists, can be read and is large enough for its slot.
 * @throws ContentError that names every picture which does not fit
 */
export async function checkPictures(
  content: ContentName,
  data: unknown,
  file: string,
  root: URL,
): Promise<void> {
  const folder = new URL('content/images/', root);
  const problems: ContentProblem[] = [];
  for (const [path, use] of Object.entries(USES[content] ?? {})) {
    for (const [field, name] of valuesAt(data, path.split('.'))) {
      const message = await problemOf(name, use, folder);
      if (message) problems.push({ file, field, message });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}
