import { Picture } from '../components/Picture.tsx';
import type { Content } from '../../core/content.ts';
import { requestPicture, requestSignature } from '../pictures/requests.ts';
import { Biography } from '../sections/Biography.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import styles from './AboutUs.module.css';
import { pageView, type ViewProps } from './view.ts';

function aboutUsPictures({ 'about-us': about, pictures }: Content) {
  return {
    banner: requestPicture(pictures.aboutBanner.wide, 'aboutWide', about.banner, {
      ...pictures.aboutBanner.narrow,
      slot: 'aboutNarrow',
    }),
    portrait: requestPicture(pictures.biography, 'biographyPortrait', about.biography.portrait),
    signature: pictures.signature ? requestSignature(pictures.signature) : undefined,
    icons: offerIcons(pictures),
  };
}

/** About Us: the founder's biography, and what the community offers. */
function AboutUs({ content, pictures }: ViewProps<typeof aboutUsPictures>) {
  return (
    <>
      <Picture
        source={pictures.banner}
        first
        className={`${styles.banner} ${pictures.banner.isDrawing ? styles.drawn : ''}`}
      />
      <Biography content={content} portrait={pictures.portrait} signature={pictures.signature} />
      <Offer tone="onInk" content={content} icons={pictures.icons} />
    </>
  );
}

export const aboutUs = pageView(AboutUs, aboutUsPictures);
