import { type CustomPage, valueAt } from '#content/fields';
import type { AnyBlock } from '#content/project';
import type { BlockView, FeedProps } from '../../shared/feature-views.ts';

interface BlockTextProps extends FeedProps<AnyBlock> {
  view: BlockView | undefined;
}

/**
 * A block for feed readers. Nothing of bands that every page may have, and of lists that change:
 * only the page shows them.
 */
function BlockText({ view, ...props }: BlockTextProps) {
  const [heading, lead] = ['heading', 'lead'].map((field) => valueAt(props.block, [field]));
  return (
    view?.Feed && (
      <>
        {typeof heading === 'string' && <h2>{heading}</h2>}
        {typeof lead === 'string' && <p>{lead}</p>}
        <view.Feed {...props} />
      </>
    )
  );
}

interface FeedTextProps extends Pick<BlockTextProps, 'answerHtml'> {
  post: CustomPage;
  views: readonly (BlockView | undefined)[];
  figures: readonly BlockTextProps['figures'][];
  /** Language of the post (BCP 47), and its direction. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The text of a post as plain HTML for feed readers, without style and script. */
export function FeedText({ post, views, figures, answerHtml, language, direction }: FeedTextProps) {
  return (
    <div lang={language} dir={direction}>
      {post.lead && <p>{post.lead}</p>}
      {post.blocks.map((block, index) => (
        <BlockText
          key={index}
          block={block}
          view={views[index]}
          figures={figures[index] ?? []}
          answerHtml={answerHtml}
        />
      ))}
    </div>
  );
}
