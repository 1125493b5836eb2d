import sharpService, { resolveSharpEncoderOptions } from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { diskCache } from '../disk-cache.ts';
import { cropBox, parseFocalPoint } from './crop.ts';

/** Fixed, because it changes a picture's bytes: names of files would differ between machines. */
const THREADS_PER_PICTURE = 2;
sharp.concurrency(THREADS_PER_PICTURE);

interface CropOptions {
  width: number;
  height: number;
  /** A position of sharp, or a focal point such as `40% 30%`. */
  position?: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  quality?: string;
}

type Transform = typeof sharpService.transform;

type TransformArguments = Parameters<Transform>;

/** Does what Astro's image service does, and can also crop around a focal point. */
export async function cropPicture(
  input: TransformArguments[0],
  options: TransformArguments[1] & CropOptions,
  config: TransformArguments[2],
  logger: TransformArguments[3],
): ReturnType<Transform> {
  const { position, width, height, ...output } = options;
  const focalPoint = parseFocalPoint(position);
  if (!focalPoint) return sharpService.transform(input, options, config, logger);
  const master = sharp(input, { failOn: 'none' });
  const { autoOrient: size } = await master.metadata();
  const encoding = resolveSharpEncoderOptions(output, undefined, config.service.config);
  const data = await master
    .autoOrient()
    .extract(cropBox(size, width / height, focalPoint))
    .resize({ width, height })
    .toFormat(output.format, encoding)
    .toBuffer();
  return { data: new Uint8Array(data), format: output.format };
}

/** Cached per picture and options, focal point included. */
const transform: Transform = async (input, all, config, logger) => {
  const options = all as typeof all & CropOptions;
  const cacheKey = JSON.stringify([options, config.service.config, sharp.versions]);
  const data = await diskCache([Buffer.from(input), cacheKey], async () => {
    const { data } = await cropPicture(input, options, config, logger);
    return Buffer.from(data);
  });
  return { data: new Uint8Array(data), format: options.format };
};

export default { ...sharpService, transform };
