import type { AnyBlock } from '#content/fields';
import type { CustomPage as Page } from '#content/files';
import type { Content } from '#content/project';
import { Day } from '../../shared/components/Day.tsx';
import { PageHeading } from '../../shared/sections/blocks/PageHeading.tsx';
import {
  type BlockProps,
  type BlockView,
  pageView,
  type FeatureViews,
  type ViewProps,
} from '../../shared/views.ts';
import styles from './CustomPage.module.css';

function pageIn({ customPage }: Content): Page {
  if (!customPage) throw new Error('The content has no custom page to show.');
  return customPage;
}

/** Finds the view of a block; undefined if its feature was taken out. */
const blockViewOf = (
  { block }: AnyBlock,
  features: readonly FeatureViews[],
): BlockView | undefined =>
  features.flatMap(({ blocks = [] }) => blocks).find(({ kind }) => kind === block);

function customPageRequests(content: Content, features: readonly FeatureViews[]) {
  const blocks = pageIn(content).blocks.map((block) =>
    blockViewOf(block, features)?.requests?.(block, content),
  );
  return { blocks };
}

function BlockSection(props: BlockProps) {
  const { block, content, id, features } = props;
  const view = blockViewOf(block, features);
  if (!view || view.isEmpty?.(content)) return null;
  const { look = 'plain', untitled, wide, View } = view;
  const Part = untitled ? 'div' : 'section';
  return (
    <Part
      className={[look === 'gold' && styles.band, styles[look], wide && styles.wide]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={untitled ? undefined : id}
    >
      <View {...props} />
    </Part>
  );
}

/** A custom page: its heading and its blocks. A post puts them in one column of readable lines. */
function CustomPage({ content, assets, features }: ViewProps<typeof customPageRequests>) {
  const { heading, lead, date, blocks } = pageIn(content);
  const sections = (
    <>
      <PageHeading heading={heading} lead={lead}>
        {date && <Day date={date} language={content.locale} />}
      </PageHeading>
      {blocks.map((block, index) => (
        <BlockSection
          key={index}
          id={`part-${index + 1}`}
          position={index}
          block={block}
          assets={assets.blocks[index]}
          content={content}
          features={features}
        />
      ))}
      {features.map(({ pageEnd: End }, index) => End && <End key={index} content={content} />)}
    </>
  );
  return date ? <div className={styles.post}>{sections}</div> : sections;
}

export const customPageView = pageView(CustomPage, customPageRequests);
