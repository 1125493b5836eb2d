import { isBlockOfKind } from '#content/project';
import { formatNumber } from '#content/text';
import { CONTACT_US_FILE, PATH } from '../../pages/contact/content.ts';
import { Button } from '../../shared/components/Button.tsx';
import { EmailAddress } from '../../shared/components/divided-text.tsx';
import type { PictureSource } from '../../shared/components/Picture.tsx';
import { requestPicture } from '../../shared/pictures/requests.ts';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import { CallToAction } from '../../shared/sections/blocks/CallToAction.tsx';
import { Carousel } from '../../shared/sections/Carousel.tsx';
import { Faqs } from '../../shared/sections/Faqs.tsx';
import { Offer, offerIcons } from '../../shared/sections/Offer.tsx';
import { blockView, type BlockProps, type FeatureViews } from '../../shared/views.ts';
import { Facts } from './blocks/Facts.tsx';
import { Figure } from './blocks/Figure.tsx';
import { Partners } from './blocks/Partners.tsx';
import { People } from './blocks/People.tsx';
import { Quotes } from './blocks/Quotes.tsx';
import * as kinds from './content.ts';
import { customPageView } from './CustomPage.tsx';
import prose from '../../shared/sections/blocks/Prose.module.css';
import layout from '../../shared/styles/layout.module.css';
import steps from './blocks/Steps.module.css';

/** A text in parts. From 768 px each part stands beside its heading. */
function Prose({ block }: BlockProps) {
  return (
    <div className={layout.wrap}>
      {block.html.map(({ heading, words }, index) => (
        <div key={index} className={prose.part}>
          {heading && <div dangerouslySetInnerHTML={{ __html: heading }} />}
          <div className={prose.words} dangerouslySetInnerHTML={{ __html: words }} />
        </div>
      ))}
    </div>
  );
}

type PicturesProps = BlockProps<typeof kinds.PICTURES_BLOCK, PictureSource[]>;

/** A row of pictures, each of which links to its large file. */
function Pictures({ block, assets, content }: PicturesProps) {
  return (
    <Carousel
      words={{ ...content.of(CONTACT_US_FILE).community, heading: block.heading }}
      pictures={assets}
      language={content.locale}
      enlarging={{
        captions: block.pictures.map(({ caption }) => caption),
        words: content.site.largePicture,
      }}
    />
  );
}

/** Numbered steps, one row each. */
function StepsBlock({ id, block, content }: BlockProps<typeof kinds.STEPS_BLOCK>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ol className={layout.rows}>
        {block.steps.map(({ title, text }, index) => (
          <li key={index} className={steps.step}>
            {/* Screen readers get the number from the list. */}
            <p className={steps.mark} aria-hidden>
              {formatNumber(index + 1, content.locale)}
            </p>
            <h3>{title}</h3>
            <p className={layout.note}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Join({ id, position, block, content }: BlockProps<typeof kinds.JOIN_BLOCK>) {
  const { organisation, site, blocks } = content;
  // Dark beside a row of pictures, which is gold.
  const isDark = blocks.some(
    (block, index) =>
      isBlockOfKind(kinds.PICTURES_BLOCK)(block) && Math.abs(index - position) === 1,
  );
  return (
    <CallToAction
      id={id}
      heading={block.heading ?? site.footer.joinCard}
      ground={isDark ? 'dark' : 'gold'}
    >
      <Button meter look={isDark ? 'gold' : 'ink'} href={organisation.addresses.signUpForm}>
        {site.joinButton}
      </Button>
    </CallToAction>
  );
}

function Write({ id, content }: BlockProps) {
  const { supportEmail } = content.organisation;
  return (
    <CallToAction id={id} heading={content.of(CONTACT_US_FILE).contact.note} ground="dark">
      <Button look="outline" href={PATH}>
        {content.site.footer.contactCard.button}
      </Button>
      <a
        className={`${layout.target} ${layout.lead} ${layout.accent}`}
        href={`mailto:${supportEmail}`}
      >
        <EmailAddress>{supportEmail}</EmailAddress>
      </a>
    </CallToAction>
  );
}

/** Custom pages, and those of their blocks that need no other feature. */
export const views: FeatureViews = {
  pages: { own: customPageView },
  blocks: [
    blockView(kinds.TEXT_BLOCK, { isUntitled: () => true, View: Prose }),
    blockView(kinds.PEOPLE_BLOCK, {
      requests: ({ people }) =>
        people.map(({ picture }) => picture && requestPicture(picture, 'person')),
      View: People,
    }),
    blockView(kinds.PARTNERS_BLOCK, {
      requests: ({ partners }) =>
        partners.map(({ logo }) => (logo ? requestPicture({ file: logo }, 'logo') : undefined)),
      View: Partners,
    }),
    blockView(kinds.FACTS_BLOCK, { View: Facts }),
    blockView(kinds.WORDS_BLOCK, {
      requests: ({ quotes }) =>
        quotes.map(({ picture }) => picture && requestPicture(picture, 'speaker')),
      View: Quotes,
    }),
    blockView(kinds.PICTURE_BLOCK, {
      isUntitled: () => true,
      requests: ({ picture }) => requestPicture(picture, 'figure'),
      View: (props) => (
        <div className={layout.wrap}>
          <Figure {...props} />
        </div>
      ),
    }),
    blockView(kinds.PICTURES_BLOCK, {
      look: 'gold',
      isUntitled: () => true,
      requests: ({ pictures }) =>
        pictures.map((picture) => ({
          ...requestPicture(picture, pictures.length < 5 ? 'pictureOfFew' : 'community'),
          enlarged: true,
        })),
      View: Pictures,
    }),
    blockView(kinds.STEPS_BLOCK, { View: StepsBlock }),
    blockView(kinds.QUESTIONS_BLOCK, {
      look: 'questions',
      isUntitled: () => true,
      View: ({ block, content }) => <Faqs words={block} html={content.html} />,
    }),
    blockView(kinds.OFFER_BLOCK, {
      look: 'band',
      isUntitled: () => true,
      requests: (_, { pictures }) => offerIcons(pictures),
      View: ({ content, assets }) => <Offer tone="onInk" content={content} icons={assets} />,
    }),
    blockView(kinds.JOIN_BLOCK, { look: 'band', View: Join }),
    blockView(kinds.WRITE_BLOCK, { look: 'band', View: Write }),
  ],
};
