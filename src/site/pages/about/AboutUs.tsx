import type { Content } from '#content/project';
import { Picture } from '../../shared/components/Picture.tsx';
import { pageView, type ViewProps } from '../../shared/frame/view.ts';
import { requestPicture, requestSignature } from '../../shared/pictures/requests.ts';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { Biography } from './Biography.tsx';
import styles from './AboutUs.module.css';

function aboutUsPictures(content: Content) {
  const { 'about-us': aboutUs, pictures } = content;
  return {
    banner: requestPicture(pictures.aboutBanner.wide, 'aboutWide', aboutUs.banner, {
      ...pictures.aboutBanner.narrow,
      slot: 'aboutNarrow',
    }),
    portrait: requestPicture(pictures.biography, 'biographyPortrait', aboutUs.biography.portrait),
    signature: requestSignature(content),
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
