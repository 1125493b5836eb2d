import sharpService, { resolveSharpEncoderOptions } from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { diskCache } from './disk-cache.ts';
import { cutBox, parseFocus } from './focus.ts';

/** Fixed: it changes a picture's bytes, so names of files and pages would differ by machine. */
const THREADS_PER_PICTURE = 2;
sharp.concurrency(THREADS_PER_PICTURE);

interface Cut {
  width: number;
  height: number;
  /** A position of sharp, or a focus such as `40% 30%`. */
  position?: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  quality?: string;
}

type Transform = typeof sharpService.transform;

type Given = Parameters<Transform>;

/** Does what Astro's image service does, and can also crop around a focus. */
export async function cutPicture(
  input: Given[0],
  options: Given[1] & Cut,
  config: Given[2],
  logger: Given[3],
): ReturnType<Transform> {
  const { position, width, height, ...output } = options;
  const focus = parseFocus(position);
  if (!focus) return sharpService.transform(input, options, config, logger);
  const master = sharp(input, { failOn: 'none' });
  const { autoOrient: size } = await master.metadata();
  const encoding = resolveSharpEncoderOptions(output, undefined, config.service.config);
  const data = await master
    .autoOrient()
    .extract(cutBox(size, width / height, focus))
    .resize({ width, height })
    .toFormat(output.format, encoding)
    .toBuffer();
  return { data: new Uint8Array(data), format: output.format };
}

/** Cached per picture and options, focus included. */
const transform: Transform = async (input, all, config, logger) => {
  const options = all as typeof all & Cut;
  const cacheKey = JSON.stringify([options, config.service.config, sharp.versions]);
  const data = await diskCache([Buffer.from(input), cacheKey], async () => {
    const cut = await cutPicture(input, options, config, logger);
    return Buffer.from(cut.data);
  });
  return { data: new Uint8Array(data), format: options.format };
};

export default { ...sharpService, transform };
