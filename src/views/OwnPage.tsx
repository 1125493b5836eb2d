import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import type { Content } from '../content/content.ts';
import { pathIn } from '../content/languages/language.ts';
import type { Block, OwnPage as Page } from '../content/schemas/own-page.ts';
import { SITE_PAGES } from '../content/site-pages.ts';
import { Dates } from '../dates/Dates.tsx';
import { Film } from '../music/Film.tsx';
import { KeptMusic } from '../music/KeptMusic.tsx';
import { Listen } from '../music/Listen.tsx';
import { music, type MusicRequest } from '../music/requests.ts';
import { webAddress } from '../content/text/web-address.ts';
import { Day } from '../news/Day.tsx';
import { News } from '../news/News.tsx';
import { picture, type Photograph, type PictureRequest } from '../pictures/requests.ts';
import { Share } from '../share/Share.tsx';
import { BlockHead } from '../sections/blocks/BlockHead.tsx';
import { Figure } from '../sections/blocks/Figure.tsx';
import { Invitation } from '../sections/blocks/Invitation.tsx';
import { Opening } from '../sections/blocks/Opening.tsx';
import { Partners } from '../sections/blocks/Partners.tsx';
import { People } from '../sections/blocks/People.tsx';
import { Privacy } from '../sections/blocks/Privacy.tsx';
import { Prose } from '../sections/blocks/Prose.tsx';
import { Rows } from '../sections/blocks/Rows.tsx';
import { Community } from '../sections/Community.tsx';
import { Faqs } from '../sections/Faqs.tsx';
import { Ways } from '../sections/Give.tsx';
import { Offer, offerIcons } from '../sections/Offer.tsx';
import layout from '../styles/layout.module.css';
import styles from './OwnPage.module.css';
import type { ViewProps } from './view.ts';

function pageIn({ own }: Content): Page {
  if (!own) throw new Error('There is no own page to show.');
  return own;
}

/** The pictures and pieces of one block. */
interface BlockPictures {
  figure?: PictureRequest;
  /** All of a row. */
  row?: PictureRequest[];
  /** One for each part of the block; undefined for a part without one. */
  parts?: (PictureRequest | undefined)[];
  pieces?: MusicRequest[];
  icons?: ReturnType<typeof offerIcons>;
}

/** The pictures of the parts that have one. */
const partPictures = (
  parts: readonly { picture?: (Photograph & { alt?: string | undefined }) | undefined }[],
  slot: PictureRequest['slot'],
) => parts.map((part) => part.picture && picture(part.picture, slot, part.picture));

function blockPictures(block: Block, { pictures, posts }: Content): BlockPictures {
  switch (block.block) {
    case 'people':
      return { parts: partPictures(block.people, 'person') };
    case 'partners':
      return {
        parts: block.partners.map(({ logo }) =>
          logo ? picture({ file: logo }, 'logo', {}) : undefined,
        ),
      };
    case 'listen':
      return {
        pieces: block.pieces.map(({ file }) => music(file)),
        parts: partPictures(block.pieces, 'piece'),
      };
    case 'film':
      return { figure: picture(block.picture, 'film', block.picture) };
    case 'picture':
      return { figure: picture(block.picture, 'figure', block.picture) };
    case 'pictures':
      return {
        row: block.pictures.map((one, _, { length }) => ({
          ...picture(one, length < 5 ? 'pictureOfFew' : 'community', one),
          enlarged: true,
        })),
      };
    case 'news':
      return { parts: partPictures(posts.slice(0, block.most), 'post') };
    case 'offer':
      return { icons: offerIcons(pictures) };
    default:
      return {};
  }
}

/** The pictures of an own page, by block. */
export function ownPagePictures(content: Content) {
  return { blocks: pageIn(content).blocks.map((block) => blockPictures(block, content)) };
}

type Pictures = ViewProps<typeof ownPagePictures>['pictures']['blocks'][number];

interface BlockProps {
  block: Block;
  pictures: Pictures;
  content: Content;
  /** Id of the block's heading. */
  id: string;
}

/** How a block fills the width of the page, if it is not plain. */
const LOOKS: Partial<Record<Block['block'], 'band' | 'gold' | 'questions'>> = {
  pictures: 'gold',
  questions: 'questions',
  offer: 'band',
  join: 'gold',
  write: 'band',
};

/** Blocks without a heading of their own, or whose content is a section already. */
const UNTITLED: readonly string[] = [
  ...['text', 'picture', 'pictures', 'questions', 'offer', 'privacy'],
];

function contentOf({ block, pictures, content, id }: BlockProps): ReactNode {
  const { organisation, site } = content;
  switch (block.block) {
    case 'text':
      return <Prose html={block.html} />;
    case 'people':
      return <People id={id} content={block} pictures={pictures.parts ?? []} />;
    case 'partners':
      return <Partners id={id} content={block} logos={pictures.parts ?? []} />;
    case 'picture':
      return pictures.figure && <Figure picture={pictures.figure} caption={block.caption} />;
    case 'pictures':
      return (
        <Community
          content={{ ...content['contact-us'].community, heading: block.heading }}
          pictures={pictures.row ?? []}
          language={content.locale}
          enlarging={{
            captions: block.pictures.map(({ caption }) => caption),
            close: content.donate.bank.accounts.close,
          }}
        />
      );
    case 'dates':
      return <Dates id={id} content={block} page={content} />;
    case 'steps':
      return <Rows id={id} content={block} language={content.locale} />;
    case 'news':
      return (
        <News
          id={id}
          content={block}
          posts={content.posts.slice(0, block.most)}
          pictures={pictures.parts ?? []}
          language={content.locale}
        />
      );
    case 'questions':
      return <Faqs content={{ ...block, aboutTheCommunity: true }} html={content.answerHtml} />;
    case 'listen':
      return (
        <Listen
          id={id}
          content={block}
          words={content.music}
          language={content.locale}
          sources={pictures.pieces ?? []}
          pictures={pictures.parts ?? []}
          keeps={content.keepsMusic ?? false}
        />
      );
    case 'film':
      return (
        pictures.figure && (
          <Film
            id={id}
            content={block}
            words={content.music}
            language={content.locale}
            picture={pictures.figure}
          />
        )
      );
    case 'offer':
      return pictures.icons && <Offer tone="onInk" content={content} icons={pictures.icons} />;
    case 'join':
      return (
        <Invitation id={id} heading={block.heading ?? site.footer.joinCard} ground="gold">
          <Button look="ink" href={organisation.addresses.signUpForm}>
            {site.joinButton}
          </Button>
        </Invitation>
      );
    case 'give':
      return (
        <>
          <div className={layout.wrap}>
            <BlockHead id={id} {...content.donate.hero} />
          </div>
          <Ways content={content} />
        </>
      );
    case 'write':
      return (
        <Invitation id={id} heading={content['contact-us'].contact.note} ground="dark">
          <Button look="outline" href={SITE_PAGES.contact}>
            {site.footer.contactCard.button}
          </Button>
          <a
            className={`${layout.target} ${layout.lead} ${layout.accent}`}
            href={`mailto:${organisation.supportEmail}`}
          >
            {organisation.supportEmail}
          </a>
        </Invitation>
      );
    case 'privacy':
      return (
        <>
          <Privacy content={block} page={content} />
          {content.keepsMusic && <KeptMusic words={content.music} />}
        </>
      );
  }
}

function BlockView(props: BlockProps) {
  // There is nothing to list yet.
  if (props.block.block === 'news' && props.content.posts.length === 0) return null;
  const look = LOOKS[props.block.block] ?? 'plain';
  const titled = !UNTITLED.includes(props.block.block);
  const Part = titled ? 'section' : 'div';
  return (
    <Part
      className={look === 'gold' ? `${styles.band} ${styles.gold}` : styles[look]}
      aria-labelledby={titled ? props.id : undefined}
    >
      {contentOf(props)}
    </Part>
  );
}

/** An own page: its heading, then its blocks from top to bottom. */
export function OwnPage({ content, pictures }: ViewProps<typeof ownPagePictures>) {
  const { heading, lead, date, share, path, blocks } = pageIn(content);
  const { organisation, root, site } = content;
  return (
    <>
      <Opening heading={heading} lead={lead}>
        {date && <Day date={date} language={content.locale} />}
      </Opening>
      {blocks.map((block, index) => (
        <BlockView
          key={index}
          id={`part-${index + 1}`}
          block={block}
          pictures={pictures.blocks[index] ?? {}}
          content={content}
        />
      ))}
      {share && (
        <Share
          heading={heading}
          address={webAddress(pathIn(root, path), organisation.siteAddress)?.href ?? ''}
          words={site.share}
        />
      )}
    </>
  );
}
