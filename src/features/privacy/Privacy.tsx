import { MAX_AGE_DAYS } from '../delivery/settings.ts';
import { pluralText } from '../../core/text/plural.ts';
import layout from '../../site/styles/layout.module.css';
import type { BlockProps } from '../../site/sections/blocks/block-props.ts';
import { TextSection } from '../../site/sections/blocks/TextSection.tsx';
import { privacyTexts } from './privacy-texts.ts';

/** Where messages go and what is stored, according to the settings. */
export function Privacy({ block, content }: BlockProps<'privacy'>) {
  const { delivery, organisation, locale } = content;
  const { messages, form, pages, giving } = block;
  const byPhone = organisation.donate.mobileMoney.length > 0;
  const { sent, stored } = privacyTexts(
    block,
    organisation,
    pluralText(delivery.days, MAX_AGE_DAYS, locale),
  );
  return (
    <div className={layout.wrap}>
      <TextSection heading={messages.heading} text={sent} />
      <TextSection heading={form.heading} text={stored} />
      <TextSection
        heading={pages.heading}
        text={organisation.keptOnDevice ? pages.kept : pages.notKept}
      />
      {byPhone && giving && <TextSection heading={giving.heading} text={giving.mobileMoney} />}
    </div>
  );
}
