import type { Content } from '#content/project';
import { requestPicture, requestSignature } from '../../shared/pictures/requests.ts';
import { blockRequests, Blocks } from '../../shared/sections/blocks/Blocks.tsx';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { type FeatureViews, pageView, type ViewProps } from '../../shared/views.ts';
import { HOME_FILE } from './content.ts';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Vision } from './Vision.tsx';

function homeRequests(content: Content, features: readonly FeatureViews[]) {
  const { pictures } = content;
  const { vision, mission } = content.of(HOME_FILE);
  return {
    portrait: requestPicture(pictures.vision, 'visionPortrait', vision.portrait),
    stage: requestPicture(pictures.mission, 'missionWide', mission.picture, {
      ...pictures.mission,
      slot: 'missionNarrow',
    }),
    signature: requestSignature(pictures.signature, vision.signature),
    blocks: blockRequests(content, features),
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
      {content.blocks.length > 0 && (
        // A part by itself, so that its last block has space before the white of What We Offer.
        <div>
          <Blocks content={content} assets={assets.blocks} features={features} />
        </div>
      )}
      <Offer tone="onWhite" content={content} icons={assets.icons} />
    </>
  );
}

export const homeView = pageView(Home, homeRequests);

export const views: FeatureViews = { pages: { home: homeView } };
