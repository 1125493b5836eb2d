import type { Content } from '../content/content.ts';
import { picture, signature, twoShapes } from '../pictures/requests.ts';
import { AboutBanner } from '../sections/AboutBanner.tsx';
import { Biography } from '../sections/Biography.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import type { ViewProps } from './view.ts';

/** The pictures that About Us shows, each with its slot. */
export function aboutUsPictures({ 'about-us': about, offer, organisation }: Content) {
  return {
    banner: twoShapes(about.banner, 'aboutWide', 'aboutNarrow'),
    portrait: picture(about.biography.portrait, 'biographyPortrait'),
    signature: organisation.founder.signature && signature(organisation.founder.signature.file),
    icons: offerIcons(offer),
  };
}

/** About Us: the founder's biography, and what the community offers. */
export function AboutUs({ content, pictures }: ViewProps<typeof aboutUsPictures>) {
  const { 'about-us': about, biography, offer, organisation, site } = content;
  const { founder } = organisation;
  return (
    <>
      <AboutBanner picture={pictures.banner} />
      <Biography
        content={about.biography}
        portrait={pictures.portrait}
        signature={
          pictures.signature && { source: pictures.signature, label: founder.signature?.alt ?? '' }
        }
        html={biography}
        founder={founder.name}
      />
      <Offer
        tone="onInk"
        content={offer}
        icons={pictures.icons}
        links={organisation.offerLinks}
        newTab={site.newTab}
      />
    </>
  );
}
