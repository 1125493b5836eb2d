import type { CustomPage as Page } from '#content/files';
import { type Content, isBlockOfKind } from '#content/project';
import { Day } from '../../shared/components/Day.tsx';
import { requestPicture } from '../../shared/pictures/requests.ts';
import { blockRequests, Blocks } from '../../shared/sections/blocks/Blocks.tsx';
import { PageHeading } from '../../shared/sections/blocks/PageHeading.tsx';
import { pageView, type FeatureViews, type ViewProps } from '../../shared/views.ts';
import { Figure } from './blocks/Figure.tsx';
import { PICTURE_BLOCK } from './content.ts';
import styles from '../../shared/sections/blocks/Blocks.module.css';

function pageIn({ customPage }: Content): Page {
  if (!customPage) throw new Error('The content has no custom page to show.');
  return customPage;
}

/** A picture before all other blocks. */
const openingOf = ({ blocks }: Content) => blocks.slice(0, 1).find(isBlockOfKind(PICTURE_BLOCK));

function customPageRequests(content: Content, features: readonly FeatureViews[]) {
  const opening = openingOf(content);
  return {
    opening: opening && requestPicture(opening.picture, 'figure'),
    blocks: blockRequests(content, features),
  };
}

/** A custom page: its heading, which a picture that opens the page stands beside, and its blocks. */
function CustomPage({ content, assets, features }: ViewProps<typeof customPageRequests>) {
  const { heading, lead, date } = pageIn(content);
  const opening = openingOf(content);
  const sections = (
    <>
      <PageHeading
        heading={heading}
        lead={lead}
        picture={opening && assets.opening && <Figure block={opening} assets={assets.opening} />}
      >
        {date && <Day date={date} language={content.locale} />}
      </PageHeading>
      <Blocks content={content} assets={assets.blocks} features={features} from={opening ? 1 : 0} />
      {features.map(({ pageEnd: End }, index) => End && <End key={index} content={content} />)}
    </>
  );
  return date ? <div className={styles.post}>{sections}</div> : sections;
}

export const customPageView = pageView(CustomPage, customPageRequests);
