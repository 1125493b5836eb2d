import type { Content } from '#content/project';
import { requestPicture, requestSignature } from '../../shared/pictures/requests.ts';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { type FeatureViews, pageView, type ViewProps } from '../../shared/views.ts';
import { HOME_FILE } from './content.ts';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Vision } from './Vision.tsx';

function homeRequests(content: Content) {
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
function Home({ content, assets, features }: ViewProps<typeof homeRequests>) {
  return (
    <>
      <Hero content={content} />
      <Vision content={content} portrait={assets.portrait} signature={assets.signature} />
      <Mission content={content.of(HOME_FILE).mission} picture={assets.stage} />
      {features.map(({ home: View }, index) => View && <View key={index} content={content} />)}
      <Offer tone="onWhite" content={content} icons={assets.icons} />
    </>
  );
}

export const homeView = pageView(Home, homeRequests);

export const views: FeatureViews = { pages: { home: homeView } };
