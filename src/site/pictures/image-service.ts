import sharpService, { resolveSharpEncoderOptions } from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cutBox, readFocus } from './focus.ts';

interface Cut {
  width: number;
  height: number;
  /** As of sharp, or a point such as `40% 30%`. */
  position?: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  quality?: string;
}

/** Astro's image service, which can also crop around a point; the point is part of the name. */
const transform: typeof sharpService.transform = async (input, options, config, logger) => {
  const { position, width, height, ...output } = options as typeof options & Cut;
  const focus = readFocus(position);
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
};

export default { ...sharpService, transform };
