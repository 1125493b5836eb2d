import type { Content } from '../../core/content.ts';
import type { Parts } from '../feature-views.ts';
import { Give } from '../sections/Give.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import { pageView, type ViewProps } from './view.ts';

function donatePictures(content: Content, parts: Parts) {
  return {
    icons: offerIcons(content.pictures),
    codes: parts.map(({ poster }) => poster?.request(content)),
  };
}

/** Donate: what donations fund, the ways to give, and what the community offers. */
function Donate({ content, pictures, parts }: ViewProps<typeof donatePictures>) {
  return (
    <>
      <Give content={content} parts={parts} codes={pictures.codes} />
      <Offer tone="onNone" content={content} icons={pictures.icons} />
    </>
  );
}

export const donate = pageView(Donate, donatePictures);
