import type { ComponentType } from 'react';
import { Button } from '../../site/components/Button.tsx';
import type { PictureSource } from '../../site/components/Picture.tsx';
import type { Content } from '../../core/content.ts';
import { pathIn } from '../../core/languages/language.ts';
import type { Block, BlockOf, OwnPage as Page } from '../../core/schemas/own-page.ts';
import { SITE_PAGES } from '../../core/site-pages.ts';
import { Dates } from '../dates/Dates.tsx';
import { Film } from '../music/Film.tsx';
import { StoredMusic } from '../music/StoredMusic.tsx';
import { Listen } from '../music/Listen.tsx';
import { requestMusic } from '../music/requests.ts';
import { webAddress } from '../../core/text/web-address.ts';
import { Day } from '../news/Day.tsx';
import { News } from '../news/News.tsx';
import {
  requestPicture,
  type Photograph,
  type PictureRequest,
  type Resolved,
} from '../../site/pictures/requests.ts';
import { Share } from '../share/Share.tsx';
import { BlockHead } from '../../site/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../site/sections/blocks/block-props.ts';
import { PictureBlock } from './blocks/PictureBlock.tsx';
import { CallToAction } from '../../site/sections/blocks/CallToAction.tsx';
import { PageHeading } from '../../site/sections/blocks/PageHeading.tsx';
import { Partners } from './blocks/Partners.tsx';
import { People } from './blocks/People.tsx';
import { Privacy } from '../privacy/Privacy.tsx';
import { Prose } from '../../site/sections/blocks/Prose.tsx';
import { Steps } from './blocks/Steps.tsx';
import { Carousel } from '../../site/sections/Carousel.tsx';
import { Faqs } from '../../site/sections/Faqs.tsx';
import { PaymentMethods } from '../../site/sections/Give.tsx';
import { Offer, offerIcons, type OfferIcons } from '../../site/sections/Offer.tsx';
import layout from '../../site/styles/layout.module.css';
import styles from './OwnPage.module.css';
import type { ViewProps } from '../../site/views/view.ts';

function pageIn({ own }: Content): Page {
  if (!own) throw new Error('There is no own page to show.');
  return own;
}

/** The pictures of the parts that have one. */
const partPictures = (
  parts: readonly { picture?: (Photograph & { alt?: string | undefined }) | undefined }[],
  slot: PictureRequest['slot'],
) => parts.map((part) => part.picture && requestPicture(part.picture, slot, part.picture));

type BlockKind = Block['block'];

/** How one kind of block is shown. */
interface BlockView<Kind extends BlockKind, Requests = unknown> {
  /** How it fills the width of the page, if it is not plain. */
  look?: 'band' | 'gold' | 'questions';
  /** Set if it has no heading of its own, or is a section already. */
  untitled?: true;
  /** Set if it has no room in the column of a post. */
  wide?: true;
  pictures?: (block: BlockOf<Kind>, content: Content) => Requests;
  View: ComponentType<BlockProps<Kind, Resolved<Requests>>>;
}

/** Checks that a view gets the pictures that are asked for. */
const shown = <Kind extends BlockKind, Requests>(view: BlockView<Kind, Requests>) =>
  view as BlockView<Kind>;

/** The pictures of a row, each with a link to its larger file. */
function PicturesBlock({ block, pictures, content }: BlockProps<'pictures', PictureSource[]>) {
  return (
    <Carousel
      content={{ ...content['contact-us'].community, heading: block.heading }}
      pictures={pictures}
      language={content.locale}
      inColumn={content.own?.date !== undefined}
      enlarging={{
        captions: block.pictures.map(({ caption }) => caption),
        close: content.donate.bank.accounts.close,
      }}
    />
  );
}

function JoinBlock({ id, block, content: { organisation, site } }: BlockProps<'join'>) {
  return (
    <CallToAction id={id} heading={block.heading ?? site.footer.joinCard} ground="gold">
      <Button meter look="ink" href={organisation.addresses.signUpForm}>
        {site.joinButton}
      </Button>
    </CallToAction>
  );
}

function GiveBlock({ id, content }: BlockProps<'give'>) {
  return (
    <>
      <div className={layout.wrap}>
        <BlockHead id={id} {...content.donate.hero} />
      </div>
      <PaymentMethods content={content} />
    </>
  );
}

function WriteBlock({ id, content }: BlockProps<'write'>) {
  const { supportEmail } = content.organisation;
  return (
    <CallToAction id={id} heading={content['contact-us'].contact.note} ground="dark">
      <Button look="outline" href={SITE_PAGES.contact}>
        {content.site.footer.contactCard.button}
      </Button>
      <a
        className={`${layout.target} ${layout.lead} ${layout.accent}`}
        href={`mailto:${supportEmail}`}
      >
        {supportEmail}
      </a>
    </CallToAction>
  );
}

function PrivacyBlock(props: BlockProps<'privacy'>) {
  const { storesMusic, music: words } = props.content;
  return (
    <>
      <Privacy {...props} />
      {storesMusic && <StoredMusic words={words} />}
    </>
  );
}

const BLOCKS: { [Kind in BlockKind]: BlockView<Kind> } = {
  text: shown({ untitled: true, View: Prose }),
  people: shown({ pictures: ({ people }) => partPictures(people, 'person'), View: People }),
  partners: shown({
    pictures: ({ partners }) =>
      partners.map(({ logo }) => (logo ? requestPicture({ file: logo }, 'logo', {}) : undefined)),
    View: Partners,
  }),
  picture: shown({
    untitled: true,
    pictures: (block, { own }) =>
      requestPicture(block.picture, own?.date ? 'postFigure' : 'figure', block.picture),
    View: PictureBlock,
  }),
  pictures: shown({
    look: 'gold',
    untitled: true,
    pictures: (block) =>
      block.pictures.map((one, _, { length }) => ({
        ...requestPicture(one, length < 5 ? 'pictureOfFew' : 'community', one),
        enlarged: true,
      })),
    View: PicturesBlock,
  }),
  steps: shown({ View: Steps }),
  dates: shown({ View: Dates }),
  news: shown({
    pictures: ({ most }, { posts }) => partPictures(posts.slice(0, most), 'post'),
    View: News,
  }),
  questions: shown({
    look: 'questions',
    untitled: true,
    View: ({ block, content }: BlockProps<'questions'>) => (
      <Faqs content={block} html={content.answerHtml} />
    ),
  }),
  listen: shown({
    pictures: ({ pieces }) => ({
      sources: pieces.map(({ file }) => requestMusic(file)),
      pictures: partPictures(pieces, 'piece'),
    }),
    View: Listen,
  }),
  film: shown({
    pictures: (block) => requestPicture(block.picture, 'film', block.picture),
    View: Film,
  }),
  offer: shown({
    look: 'band',
    untitled: true,
    wide: true,
    pictures: (_, { pictures }) => offerIcons(pictures),
    View: ({ content, pictures }: BlockProps<'offer', OfferIcons>) => (
      <Offer tone="onInk" content={content} icons={pictures} />
    ),
  }),
  join: shown({ look: 'gold', View: JoinBlock }),
  give: shown({ wide: true, View: GiveBlock }),
  write: shown({ look: 'band', View: WriteBlock }),
  privacy: shown({ untitled: true, View: PrivacyBlock }),
};

const viewOf = ({ block }: Block) => BLOCKS[block] as BlockView<BlockKind>;

/** The pictures of an own page, by block. */
export function ownPagePictures(content: Content) {
  return {
    blocks: pageIn(content).blocks.map((block) => viewOf(block).pictures?.(block, content)),
  };
}

function BlockSection(props: BlockProps<BlockKind>) {
  const { block, content, id } = props;
  const { look = 'plain', untitled, wide, View } = viewOf(block);
  // There is nothing to list yet.
  if (block.block === 'news' && content.posts.length === 0) return null;
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

/**
 * An own page: its heading, then its blocks from top to bottom; in a post all of them in one column
 * as wide as a line is read with ease.
 */
export function OwnPage({ content, pictures }: ViewProps<typeof ownPagePictures>) {
  const { heading, lead, date, share, path, blocks } = pageIn(content);
  const { organisation, root, site } = content;
  const all = (
    <>
      <PageHeading heading={heading} lead={lead}>
        {date && <Day date={date} language={content.locale} />}
      </PageHeading>
      {blocks.map((block, index) => (
        <BlockSection
          key={index}
          id={`part-${index + 1}`}
          block={block}
          pictures={pictures.blocks[index]}
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
  return date ? <div className={styles.post}>{all}</div> : all;
}
