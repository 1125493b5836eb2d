import { cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Wave } from '../components/Wave.tsx';
import { token } from '../styles/tokens.ts';

/** The size in px that Facebook, WhatsApp, X and LinkedIn show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Path of the picture for shared links to pages without a picture of their own. */
export const SHARE_PATH = '/share.png';

/** In px: width and height of the logo, its distance from the edge, and the start of the wave. */
const MARK = 260;
const MARGIN = 90;
const WAVE_START = MARGIN + MARK + 40;
/** In px; the wave runs off the right edge. */
const WAVE_HEIGHT = 600;

/** The logo followed by the wave. No words: networks write the page's title beside the picture. */
export function sharePicture(logo: DrawingSource): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const wave = cloneElement(Wave(), {
    x: WAVE_START,
    y: (height - WAVE_HEIGHT) / 2,
    width: (WAVE_HEIGHT * 1296) / 620,
    height: WAVE_HEIGHT,
  });
  const picture = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width="100%" height="100%" fill={token('--color-ground')} />
      {wave}
      <g color={token('--color-accent')} transform={`translate(${MARGIN} ${(height - MARK) / 2})`}>
        <Drawing source={logo} width={MARK} height={MARK} />
      </g>
    </svg>,
  );
  return sharp(Buffer.from(picture))
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
