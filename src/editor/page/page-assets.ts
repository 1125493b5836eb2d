import { memoizeByObject } from '#content/reading';
import type { DrawingSource, PictureSource } from '#site/shared';
import {
  isDrawing,
  loadDrawingParser,
  PICTURE_SLOTS,
  type AssetResolver,
  positionClass,
  type SlotName,
  WIDE_SCREEN,
} from '#site/shared/pictures';
import { FEATURE_EDITORS } from '../feature-editor.ts';
import { type FindFile, IMAGES, type ProjectFile } from '../store/assets/find-file.ts';
import { sizeOf } from '../store/assets/picture-problems.ts';

/** The attribute `width` of each picture; its `height` follows the ratio of the slot. */
const FALLBACK_WIDTH = 800;
const EMPTY_DRAWING: DrawingSource = { viewBox: '0 0 1 1', attributes: {}, body: '' };

function sizeIn(slot: SlotName) {
  return { width: FALLBACK_WIDTH, height: Math.round(FALLBACK_WIDTH / PICTURE_SLOTS[slot].ratio) };
}

/** Parses each drawing once, not again after every typed letter. */
const parsedDrawing = memoizeByObject(
  async ({ name, blob }: ProjectFile): Promise<DrawingSource> => {
    // Without a connection the parser cannot be loaded; the page then has no drawing.
    const parser = await loadDrawingParser().catch(() => undefined);
    return parser ? parser.parseDrawing(await blob.text(), IMAGES + name) : EMPTY_DRAWING;
  },
);

/** The assets of one render of a page. */
export interface PageAssets extends AssetResolver {
  /** The CSS rules that keep the focal points of the resolved pictures visible. */
  positionStyle: () => string;
}

/**
 * Resolves the assets of a page to the original files; the browser crops pictures by CSS.
 * @param find finds a file of the project, published or not
 */
export function pageAssets(find: FindFile): PageAssets {
  const positions = new Set<string>();
  const addressOf = async (file: string) => (await find(IMAGES + file))?.url ?? '';
  const drawing = async (file: string) => {
    const projectFile = await find(IMAGES + file);
    return projectFile ? parsedDrawing(projectFile) : EMPTY_DRAWING;
  };
  return {
    picture: async (request): Promise<PictureSource> => {
      const { file, slot, alt, narrow, enlarged } = request;
      const narrowFile = narrow?.file ?? file;
      // Throws for a drawing that the build would refuse, even if it is not inlined.
      for (const name of new Set([file, narrowFile])) if (isDrawing(name)) await drawing(name);
      const position = await positionClass(request, async (name) => {
        const blob = await find(IMAGES + name);
        return blob && sizeOf(blob);
      });
      if (position) positions.add(position.rule);
      return {
        files: narrow ? [{ type: '', srcSet: await addressOf(file), media: WIDE_SCREEN }] : [],
        fallback: { src: await addressOf(narrowFile), ...sizeIn(narrow?.slot ?? slot) },
        position: position?.name,
        isDrawing: isDrawing(file),
        alt,
        ...(enlarged && { large: { src: await addressOf(file), ...sizeIn('figure') } }),
      };
    },
    feature: ({ handler, file }) => {
      const make = FEATURE_EDITORS.map(({ sources }) => sources?.[handler]).find(Boolean);
      return make?.(file, find);
    },
    drawing: ({ file }) => drawing(file),
    positionStyle: () => [...positions].join(''),
  };
}
