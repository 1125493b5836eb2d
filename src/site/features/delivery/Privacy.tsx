import type { BlockProps } from '../../shared/feature-views.ts';
import { TextSection } from '../../shared/sections/blocks/TextSection.tsx';
import type { PRIVACY } from './content.ts';
import { MAX_AGE_DAYS } from './settings.ts';
import { privacyTexts, wayIn } from './way.ts';
import layout from '../../shared/styles/layout.module.css';

/** Where messages go and what is stored, according to the settings. */
export function Privacy({ block, content }: BlockProps<typeof PRIVACY>) {
  const { organisation, locale } = content;
  const { messages, form, pages } = block;
  const inDays = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const { sent, stored } = privacyTexts(block, wayIn(content), inDays.format(MAX_AGE_DAYS));
  return (
    <div className={layout.wrap}>
      <TextSection heading={messages.heading} text={sent} />
      <TextSection heading={form.heading} text={stored} />
      <TextSection
        heading={pages.heading}
        text={organisation.keptOnDevice ? pages.kept : pages.notKept}
      />
    </div>
  );
}
