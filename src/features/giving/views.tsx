import type { AnyBlock } from '../../core/block-kind.ts';
import { valueOf } from '../../core/content-file.ts';
import { fieldOf } from '../../core/content.ts';
import { posterView, type FeatureViews, type PartProps } from '../../site/feature-views.ts';
import { TextSection } from '../../site/sections/blocks/TextSection.tsx';
import { GIVING, GIVING_PRIVACY } from './content.ts';
import { givingParts } from './GivingParts.tsx';
import { Poster, posterCode } from './poster/Poster.tsx';

/** What the website learns of gifts by mobile money. */
function Privacy({ content, block }: PartProps & { block: AnyBlock }) {
  const words = valueOf(GIVING_PRIVACY, block);
  if (!words || fieldOf(content, GIVING).mobileMoney.length === 0) return null;
  return <TextSection heading={words.heading} text={words.mobileMoney} />;
}

export const views: FeatureViews = {
  giving: givingParts,
  poster: posterView(posterCode, Poster),
  privacy: Privacy,
};
