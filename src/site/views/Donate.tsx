import type { Content } from '../../core/content.ts';
import { Give } from '../sections/Give.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import { posterCode } from '../../features/giving/poster/Poster.tsx';
import type { ViewProps } from './view.ts';

/** The pictures of Donate with their slots. */
export function donatePictures({ pictures, organisation }: Content) {
  return { icons: offerIcons(pictures), qr: posterCode(organisation) };
}

/** Donate: what donations fund, the ways to give, and what the community offers. */
export function Donate({ content, pictures }: ViewProps<typeof donatePictures>) {
  return (
    <>
      <Give content={content} qr={pictures.qr} />
      <Offer tone="onNone" content={content} icons={pictures.icons} />
    </>
  );
}
