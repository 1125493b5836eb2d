import type { Content } from '#content/project';
import { Picture } from '../../shared/components/Picture.tsx';
import { requestPicture, requestSignature } from '../../shared/pictures/requests.ts';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { type FeatureViews, pageView, type ViewProps } from '../../shared/views.ts';
import { HOME_FILE } from '../home/content.ts';
import { Biography } from './Biography.tsx';
import { ABOUT_US_FILE } from './content.ts';
import styles from './AboutUs.module.css';

function aboutUsRequests(content: Content) {
  const { pictures } = content;
  const { banner, biography } = content.of(ABOUT_US_FILE);
  return {
    banner: requestPicture(pictures.aboutBanner.wide, 'aboutWide', banner, {
      ...pictures.aboutBanner.narrow,
      slot: 'aboutNarrow',
    }),
    portrait: requestPicture(pictures.biography, 'biographyPortrait', biography.portrait),
    signature: requestSignature(pictures.signature, content.of(HOME_FILE).vision.signature),
    icons: offerIcons(pictures),
  };
}

/** About Us: the founder's biography, and what the community offers. */
function AboutUs({ content, assets }: ViewProps<typeof aboutUsRequests>) {
  return (
    <>
      <Picture
        source={assets.banner}
        first
        className={`${styles.banner} ${assets.banner.isDrawing ? styles.drawn : ''}`}
      />
      <Biography content={content} portrait={assets.portrait} signature={assets.signature} />
      <Offer tone="onInk" content={content} icons={assets.icons} />
    </>
  );
}

export const aboutView = pageView(AboutUs, aboutUsRequests);

export const views: FeatureViews = { pages: { about: aboutView } };
