import type { AnyBlock } from '#content/fields';
import type { Content } from '#content/project';
import type { BlockProps, FeatureViews } from '../../views.ts';
import styles from './Blocks.module.css';

/** Finds the view of a block; undefined if its feature was taken out. */
const blockViewOf = ({ block }: AnyBlock, features: readonly FeatureViews[]) =>
  features.flatMap(({ blocks = [] }) => blocks).find(({ kind }) => kind === block);

/** The assets that the blocks of the page request, in their order. */
export const blockRequests = (content: Content, features: readonly FeatureViews[]) =>
  content.blocks.map((block) => blockViewOf(block, features)?.requests?.(block, content));

function BlockSection(props: BlockProps) {
  const { block, content, id, features } = props;
  const view = blockViewOf(block, features);
  if (!view || view.isEmpty?.(content)) return null;
  const { look = 'plain', View } = view;
  const isUntitled = view.isUntitled?.(block);
  const Part = isUntitled ? 'div' : 'section';
  return (
    <Part
      className={[look === 'gold' && styles.band, styles[look]].filter(Boolean).join(' ')}
      aria-labelledby={isUntitled ? undefined : id}
    >
      <View {...props} />
    </Part>
  );
}

interface BlocksProps {
  content: Content;
  /** The results of {@link blockRequests}. */
  assets: readonly unknown[];
  features: readonly FeatureViews[];
  /** Index of the first that is shown. */
  from?: number;
}

/** The blocks of the page, each as a section. */
export const Blocks = ({ content, assets, features, from = 0 }: BlocksProps) =>
  content.blocks
    .map((block, index) => (
      <BlockSection
        key={index}
        id={`part-${index + 1}`}
        position={index}
        block={block}
        assets={assets[index]}
        content={content}
        features={features}
      />
    ))
    .slice(from);
