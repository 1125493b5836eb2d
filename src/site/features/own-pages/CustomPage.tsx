import type { CustomPage as Page } from '#content/files';
import type { Content } from '#content/project';
import { Day } from '../../shared/components/Day.tsx';
import { blockRequests, Blocks } from '../../shared/sections/blocks/Blocks.tsx';
import { PageHeading } from '../../shared/sections/blocks/PageHeading.tsx';
import { pageView, type FeatureViews, type ViewProps } from '../../shared/views.ts';
import styles from '../../shared/sections/blocks/Blocks.module.css';

function pageIn({ customPage }: Content): Page {
  if (!customPage) throw new Error('The content has no custom page to show.');
  return customPage;
}

const customPageRequests = (content: Content, features: readonly FeatureViews[]) => ({
  blocks: blockRequests(content, features),
});

/** A custom page: its heading and its blocks. */
function CustomPage({ content, assets, features }: ViewProps<typeof customPageRequests>) {
  const { heading, lead, date } = pageIn(content);
  const sections = (
    <>
      <PageHeading heading={heading} lead={lead}>
        {date && <Day date={date} language={content.locale} />}
      </PageHeading>
      <Blocks content={content} assets={assets.blocks} features={features} />
      {features.map(({ pageEnd: End }, index) => End && <End key={index} content={content} />)}
    </>
  );
  return date ? <div className={styles.post}>{sections}</div> : sections;
}

export const customPageView = pageView(CustomPage, customPageRequests);
