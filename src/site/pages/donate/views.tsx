import type { Content } from '#content/project';
import { blockRequests, Blocks } from '../../shared/sections/blocks/Blocks.tsx';
import { DonateCard, Give } from '../../shared/sections/Give.tsx';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { type FeatureViews, pageView, replacementOn, type ViewProps } from '../../shared/views.ts';
import { DONATE_FILE } from './content.ts';
import give from '../../shared/sections/Give.module.css';
import layout from '../../shared/styles/layout.module.css';

const donateRequests = (content: Content, features: readonly FeatureViews[]) => ({
  blocks: blockRequests(content, features),
  icons: offerIcons(content.pictures),
});

/** Donate: what donations fund, the ways to give, and what the community offers. */
function Donate({ content, assets, features }: ViewProps<typeof donateRequests>) {
  const { hero, card, bank } = content.of(DONATE_FILE);
  return (
    <>
      <Give hero={hero}>
        {replacementOn('donate', content, features) ?? (
          <div className={`${layout.wrap} ${give.methods}`}>
            <DonateCard way="card" words={card} />
            <DonateCard way="bank" words={bank} />
          </div>
        )}
      </Give>
      <Blocks content={content} assets={assets.blocks} features={features} />
      <Offer tone="onNone" content={content} icons={assets.icons} />
    </>
  );
}

export const donateView = pageView(Donate, donateRequests);

export const views: FeatureViews = { pages: { donate: donateView } };
