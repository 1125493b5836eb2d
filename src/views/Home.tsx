import type { Content } from '../content/content.ts';
import { picture, signature, twoShapes } from '../pictures/requests.ts';
import { Hero } from '../sections/Hero.tsx';
import { Mission } from '../sections/Mission.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import { Vision } from '../sections/Vision.tsx';
import type { ViewProps } from './view.ts';

/** The pictures that Home shows, each with its slot. */
export function homePictures({ home, offer, organisation }: Content) {
  const { file, ...alternative } = home.mission.picture;
  return {
    portrait: picture(home.vision.portrait, 'visionPortrait'),
    stage: twoShapes({ wide: file, narrow: file, ...alternative }, 'missionWide', 'missionNarrow'),
    signature: organisation.founder.signature && signature(organisation.founder.signature.file),
    icons: offerIcons(offer),
  };
}

/** Home: what the community is, why, and what it offers. */
export function Home({ content, pictures }: ViewProps<typeof homePictures>) {
  const { home, offer, organisation, site } = content;
  const { founder, addresses } = organisation;
  return (
    <>
      <Hero
        content={home.hero}
        join={{ text: site.joinButton, href: addresses.signUpForm, newTab: site.newTab }}
      />
      <Vision
        content={home.vision}
        portrait={pictures.portrait}
        signature={
          pictures.signature && { source: pictures.signature, label: founder.signature?.alt ?? '' }
        }
        founder={founder.name}
      />
      <Mission content={home.mission} picture={pictures.stage} />
      <Offer
        tone="onWhite"
        content={offer}
        icons={pictures.icons}
        links={organisation.offerLinks}
        newTab={site.newTab}
      />
    </>
  );
}
