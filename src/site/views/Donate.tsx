import type { Content } from '../../core/content.ts';
import { Give } from '../sections/Give.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import { pageView, type ViewProps } from './view.ts';

const donatePictures = ({ pictures }: Content) => ({ icons: offerIcons(pictures) });

/** Donate: what donations fund, the ways to give, and what the community offers. */
function Donate({ content, pictures, parts }: ViewProps<typeof donatePictures>) {
  return (
    <>
      <Give content={content} parts={parts} />
      <Offer tone="onNone" content={content} icons={pictures.icons} />
    </>
  );
}

export const donate = pageView(Donate, donatePictures);
