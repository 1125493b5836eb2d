import type { Content } from '../../content/content.ts';
import type { BlockOf } from '../../content/schemas/own-page.ts';
import layout from '../../styles/layout.module.css';
import { PlainPart } from './PlainPart.tsx';
import { privacyTexts } from './privacy-texts.ts';

interface PrivacyProps {
  content: BlockOf<'privacy'>;
  page: Content;
}

/** Where messages go and what is stored, according to the settings. */
export function Privacy({ content, page: { organisation, locale } }: PrivacyProps) {
  const { messages, form, pages, giving } = content;
  const byPhone = organisation.donate.mobileMoney.length > 0;
  const { sent, kept } = privacyTexts(content, organisation, locale);
  return (
    <div className={layout.wrap}>
      <PlainPart heading={messages.heading} text={sent} />
      <PlainPart heading={form.heading} text={kept} />
      <PlainPart
        heading={pages.heading}
        text={organisation.keptOnDevice ? pages.kept : pages.notKept}
      />
      {byPhone && giving && <PlainPart heading={giving.heading} text={giving.mobileMoney} />}
    </div>
  );
}
