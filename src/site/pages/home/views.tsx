import type { Content } from '#content/project';
import { requestPicture, requestSignature } from '../../shared/pictures/requests.ts';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { type FeatureViews, pageView, type ViewProps } from '../../shared/views.ts';
import { HOME_FILE } from './content.ts';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Vision } from './Vision.tsx';

function homePictures(content: Content) {
  const { pictures } = content;
  const { vision, mission } = content.of(HOME_FILE);
  return {
    portrait: requestPicture(pictures.vision, 'visionPortrait', vision.portrait),
    stage: requestPicture(pictures.mission, 'missionWide', mission.picture, {
      ...pictures.mission,
      slot: 'missionNarrow',
    }),
    signature: requestSignature(pictures.signature, vision.signature),
    icons: offerIcons(pictures),
  };
}

/** Home: what the community is, why it exists, and what it offers. */
function Home({ content, pictures, features }: ViewProps<typeof homePictures>) {
  return (
    <>
      <Hero content={content} />
      <Vision content={content} portrait={pictures.portrait} signature={pictures.signature} />
      <Mission content={content.of(HOME_FILE).mission} picture={pictures.stage} />
      {features.map(({ home: View }, index) => View && <View key={index} content={content} />)}
      <Offer tone="onWhite" content={content} icons={pictures.icons} />
    </>
  );
}

export const homeView = pageView(Home, homePictures);

export const views: FeatureViews = { pages: { home: homeView } };
