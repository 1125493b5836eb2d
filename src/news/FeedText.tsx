import type { PictureSource } from '../components/Picture.tsx';
import type { Block, OwnPage } from '../content/schemas/own-page.ts';

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

function BlockText({ block, figures }: { block: Block; figures: BlockFigures }) {
  switch (block.block) {
    case 'text':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'picture':
      return <Figures figures={figures} caption={block.caption} />;
    case 'pictures':
      return (
        <>
          <h2>{block.heading}</h2>
          <Figures figures={figures} />
        </>
      );
    case 'steps':
      return (
        <>
          <h2>{block.heading}</h2>
          {block.lead && <p>{block.lead}</p>}
          <ol>
            {block.steps.map(({ title, text }) => (
              <li key={title}>
                <p>
                  <strong>{title}</strong>
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </>
      );
    case 'people':
      return (
        <>
          <h2>{block.heading}</h2>
          {block.lead && <p>{block.lead}</p>}
          <ul>
            {block.people.map(({ name, role, text }) => (
              <li key={name}>
                <p>
                  <strong>{name}</strong>
                </p>
                <p>{role}</p>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        </>
      );
    case 'partners':
      return (
        <>
          <h2>{block.heading}</h2>
          {block.lead && <p>{block.lead}</p>}
          <ul>
            {block.partners.map(({ name, href }) => (
              <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
            ))}
          </ul>
        </>
      );
    case 'questions':
      return (
        <>
          <h2>{block.heading}</h2>
          {block.questions.map(({ id, question, answer }) => (
            <div key={id}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </>
      );
    default:
      // Bands that every page may have, and lists that change: only the page shows them.
      return null;
  }
}

interface FeedTextProps {
  post: OwnPage;
  /** The pictures of each block. */
  figures: readonly BlockFigures[];
  /** Language of the post (BCP 47), and its direction. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The text of a post as plain HTML for feed readers, without style and script. */
export function FeedText({ post, figures, language, direction }: FeedTextProps) {
  return (
    <div lang={language} dir={direction}>
      {post.lead && <p>{post.lead}</p>}
      {post.blocks.map((block, index) => (
        <BlockText key={index} block={block} figures={figures[index] ?? []} />
      ))}
    </div>
  );
}
