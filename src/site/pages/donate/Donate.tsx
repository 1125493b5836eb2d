import type { Content } from '#content/project';
import { pageView, type ViewProps } from '../../shared/frame/view.ts';
import { Give } from '../../shared/sections/Give.tsx';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';

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
