import type { ReactNode } from 'react';
import type { PictureSource } from '../../site/components/Picture.tsx';
import type { Block, OwnPage } from '../../core/schemas/own-page.ts';

/** The pictures of one block, at full addresses. */
type BlockFigures = readonly PictureSource[];

function Figures({ figures, caption }: { figures: BlockFigures; caption?: string | undefined }) {
  return figures.map(({ fallback: { src, width, height }, alt }) => (
    <figure key={src}>
      <img src={src} width={width} height={height} alt={alt} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ));
}

function Item({ name, texts }: { name: string; texts: readonly (string | undefined)[] }) {
  return (
    <li>
      <p>
        <strong>{name}</strong>
      </p>
      {texts.map((text) => text && <p key={text}>{text}</p>)}
    </li>
  );
}

interface BlockTextProps {
  block: Block;
  figures: BlockFigures;
  /** Renders an answer in Markdown as HTML with full links. */
  answerHtml: (markdown: string) => string;
}

/**
 * What a block says below its heading. Nothing of bands that every page may have, and of lists that
 * change: only the page shows them.
 */
function contentOf({ block, figures, answerHtml }: BlockTextProps): ReactNode {
  switch (block.block) {
    case 'text':
      return block.parts.map(({ heading, words }, index) => (
        <div key={index} dangerouslySetInnerHTML={{ __html: heading + words }} />
      ));
    case 'picture':
      return <Figures figures={figures} caption={block.caption} />;
    case 'pictures':
      return <Figures figures={figures} />;
    case 'steps':
      return (
        <ol>
          {block.steps.map(({ title, text }) => (
            <Item key={title} name={title} texts={[text]} />
          ))}
        </ol>
      );
    case 'people':
      return (
        <ul>
          {block.people.map(({ name, role, text }) => (
            <Item key={name} name={name} texts={[role, text]} />
          ))}
        </ul>
      );
    case 'partners':
      return (
        <ul>
          {block.partners.map(({ name, href }) => (
            <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
          ))}
        </ul>
      );
    case 'questions':
      return block.questions.map(({ id, question, answer }) => (
        <div key={id}>
          <h3>{question}</h3>
          <div dangerouslySetInnerHTML={{ __html: answerHtml(answer) }} />
        </div>
      ));
    default:
      return null;
  }
}

function BlockText(props: BlockTextProps) {
  const { block } = props;
  const content = contentOf(props);
  return (
    content && (
      <>
        {'heading' in block && <h2>{block.heading}</h2>}
        {'lead' in block && block.lead && <p>{block.lead}</p>}
        {content}
      </>
    )
  );
}

interface FeedTextProps extends Pick<BlockTextProps, 'answerHtml'> {
  post: OwnPage;
  /** The pictures of each block. */
  figures: readonly BlockFigures[];
  /** Language of the post (BCP 47), and its direction. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The text of a post as plain HTML for feed readers, without style and script. */
export function FeedText({ post, figures, answerHtml, language, direction }: FeedTextProps) {
  return (
    <div lang={language} dir={direction}>
      {post.lead && <p>{post.lead}</p>}
      {post.blocks.map((block, index) => (
        <BlockText
          key={index}
          block={block}
          figures={figures[index] ?? []}
          answerHtml={answerHtml}
        />
      ))}
    </div>
  );
}
