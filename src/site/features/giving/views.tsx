import { DONATE_FILE } from '../../pages/donate/content.ts';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import {
  type BlockProps,
  blockView,
  type ContentProps,
  type FeatureViews,
} from '../../shared/views.ts';
import { GIVE_BLOCK } from './content.ts';
import { Poster } from './poster/Poster.tsx';
import { transferMethods } from './transfer-methods.ts';
import { WaysToGive } from './WaysToGive.tsx';
import layout from '../../shared/styles/layout.module.css';

/** The ways to give on Donate, which prints as a poster with each account and number. */
function WaysWithPoster({ content }: ContentProps) {
  const recipients = transferMethods(content).flatMap((method) => method.recipients);
  return (
    <>
      <WaysToGive content={content} />
      {recipients.length > 0 && <Poster content={content} recipients={recipients} />}
    </>
  );
}

/** The ways to give on a custom page. */
function GiveBlock({ id, content }: BlockProps) {
  const { headline, lead } = content.of(DONATE_FILE).hero;
  return (
    <>
      <div className={layout.wrap}>
        <BlockHead id={id} heading={headline.join(' ')} lead={lead} />
      </div>
      <WaysToGive content={content} />
    </>
  );
}

export const views: FeatureViews = {
  replaces: { donate: (content) => <WaysWithPoster content={content} /> },
  blocks: [blockView(GIVE_BLOCK, { View: GiveBlock })],
};
