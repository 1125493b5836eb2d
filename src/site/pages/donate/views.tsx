import type { Content } from '#content/project';
import { blockRequests, Blocks } from '../../shared/sections/blocks/Blocks.tsx';
import { Give } from '../../shared/sections/Give.tsx';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { type FeatureViews, pageView, type ViewProps } from '../../shared/views.ts';
import { DONATE_FILE } from './content.ts';

const donateRequests = (content: Content, features: readonly FeatureViews[]) => ({
  blocks: blockRequests(content, features),
  icons: offerIcons(content.pictures),
});

/** Donate: what donations fund, the ways to give, and what the community offers. */
function Donate({ content, assets, features }: ViewProps<typeof donateRequests>) {
  return (
    <>
      <Give words={content.of(DONATE_FILE)} content={content} features={features} />
      <Blocks content={content} assets={assets.blocks} features={features} />
      <Offer tone="onNone" content={content} icons={assets.icons} />
    </>
  );
}

export const donateView = pageView(Donate, donateRequests);

export const views: FeatureViews = { pages: { donate: donateView } };
