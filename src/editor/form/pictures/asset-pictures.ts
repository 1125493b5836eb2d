import { memoizeByFile } from '#content/reading';
import type { DrawingSource, PictureSource } from '#site/shared';
import {
  loadDrawingParser,
  PICTURE_SLOTS,
  type PictureResolver,
  positionClass,
  type SlotName,
} from '#site/shared/pictures';
import { FEATURE_EDITORS } from '../../feature-editor.ts';
import { IMAGES, type ProjectFile } from '../../store/project/find-file.ts';
import { sizeOf } from './picture-problems.ts';

const FALLBACK_WIDTH = 800;
const NOTHING: DrawingSource = { viewBox: '0 0 1 1', attributes: {}, body: '' };

const isDrawing = (file: string) => file.endsWith('.svg');

function size(slot: SlotName) {
  return {
    width: FALLBACK_WIDTH,
    height: Math.round(FALLBACK_WIDTH / PICTURE_SLOTS[slot].ratio),
  };
}

/** Parses each drawing once: a typed letter parses none again. */
const parsedDrawing = memoizeByFile(async ({ name, blob }: ProjectFile): Promise<DrawingSource> => {
  // Words can be typed before the parser is there, and where it cannot be loaded.
  const parser = await loadDrawingParser().catch(() => undefined);
  return parser ? parser.parseDrawing(await blob.text(), IMAGES + name) : NOTHING;
});

const positions = new Set<string>();

/** The style of every class that keeps a point of a picture in sight. */
export const positionStyle = () => [...positions].join('');

/**
 * Gives a page its pictures uncut: the browser crops them to their slots.
 * @param find finds a file of the project, or one that was just chosen
 */
export function assetPictures(
  find: (file: string) => Promise<ProjectFile | undefined>,
): PictureResolver {
  const addressOf = async (file: string) => (await find(IMAGES + file))?.url ?? '';
  const drawing = async (file: string) => {
    const found = await find(IMAGES + file);
    return found ? parsedDrawing(found) : NOTHING;
  };
  return {
    picture: async (request): Promise<PictureSource> => {
      const { file, slot, alt, narrow, enlarged } = request;
      // The build refuses what a drawing must not hold, also where it is not inlined.
      for (const name of new Set([file, narrow?.file ?? file]))
        if (isDrawing(name)) await drawing(name);
      const position = await positionClass(request, async (name) => {
        const blob = await find(IMAGES + name);
        return blob && sizeOf(blob);
      });
      if (position) positions.add(position.rule);
      return {
        files: narrow
          ? [{ type: '', srcSet: await addressOf(file), media: '(min-width: 48rem)' }]
          : [],
        fallback: {
          src: await addressOf((narrow ?? { file }).file),
          ...size(narrow?.slot ?? slot),
        },
        position: position?.name,
        isDrawing: isDrawing(file),
        alt,
        ...(enlarged && { large: { src: await addressOf(file), ...size('figure') } }),
      };
    },
    feature: ({ handler: by, file }) => {
      const make = FEATURE_EDITORS.map(({ sources }) => sources?.[by]).find(Boolean);
      return make?.(file, find);
    },
    drawing: ({ file }) => drawing(file),
  };
}
