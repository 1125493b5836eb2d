import type { Content } from '#content/project';
import { pageView, type ViewProps } from '../../shared/frame/view.ts';
import { requestPicture, requestSignature } from '../../shared/pictures/requests.ts';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Vision } from './Vision.tsx';

function homePictures(content: Content) {
  const { home, pictures } = content;
  return {
    portrait: requestPicture(pictures.vision, 'visionPortrait', home.vision.portrait),
    stage: requestPicture(pictures.mission, 'missionWide', home.mission.picture, {
      ...pictures.mission,
      slot: 'missionNarrow',
    }),
    signature: requestSignature(content),
    icons: offerIcons(pictures),
  };
}

/** Home: what the community is, why it exists, and what it offers. */
function Home({ content, pictures, parts }: ViewProps<typeof homePictures>) {
  return (
    <>
      <Hero content={content} />
      <Vision content={content} portrait={pictures.portrait} signature={pictures.signature} />
      <Mission content={content.home.mission} picture={pictures.stage} />
      {parts.map(({ home: Part }, index) => Part && <Part key={index} content={content} />)}
      <Offer tone="onWhite" content={content} icons={pictures.icons} />
    </>
  );
}

export const home = pageView(Home, homePictures);
