import { cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Wave } from '../components/Wave.tsx';
import { token } from '../styles/tokens.ts';

/** The size in px that Facebook, WhatsApp, X and LinkedIn show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Path of the picture that is shown with a shared link to a page without a picture of its own. */
export const SHARE_PATH = '/share.png';

/** In px: the logo's side, its distance from the edge, and where the wave starts. */
const MARK = 260;
const MARGIN = 90;
const WAVE_START = MARGIN + MARK + 40;
/** The wave's height in px; it extends beyond the right edge. */
const WAVE_HEIGHT = 600;

/** The logo, followed by the wave, without words: the network writes the page's title beside it. */
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
