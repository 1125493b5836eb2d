import { endpointOf } from '../../contact/endpoint-of.ts';
import { fillAll } from '../../content/fill.ts';
import type { Organisation } from '../../content/schemas/organisation.ts';
import type { BlockOf } from '../../content/schemas/own-page.ts';
import layout from '../../styles/layout.module.css';
import { PlainParts } from './PlainParts.tsx';

interface PrivacyProps {
  content: BlockOf<'privacy'>;
  organisation: Organisation;
}

const hostOf = (address: string, siteAddress: string) => new URL(address, siteAddress).host;

/** What the page says of messages under the setting that holds. */
function chosen({ messages, form }: BlockOf<'privacy'>, organisation: Organisation) {
  const { contact, supportEmail, siteAddress } = organisation;
  const { delivery } = contact;
  if (delivery === 'none') return { sent: messages.none, kept: form.none };
  if (delivery.to === 'email') {
    const address = delivery.address ?? supportEmail;
    return { sent: fillAll(messages.email, { address }), kept: form.handOver };
  }
  if (delivery.to === 'whatsapp') {
    const { number } = delivery;
    return { sent: fillAll(messages.whatsapp, { number }), kept: form.handOver };
  }
  const { addresses } = endpointOf(delivery);
  const hosts = [...new Set(addresses.map((to) => hostOf(to, siteAddress)))].join(', ');
  return { sent: fillAll(messages.endpoint, { hosts }), kept: form.endpoint };
}

/** Where messages go and what is stored: of the words for each setting those that are true of this site. */
export function Privacy({ content, organisation }: PrivacyProps) {
  const { messages, form, pages } = content;
  const { sent, kept } = chosen(content, organisation);
  return (
    <div className={layout.wrap}>
      <PlainParts
        parts={[
          { heading: messages.heading, text: sent },
          { heading: form.heading, text: kept },
          {
            heading: pages.heading,
            text: organisation.keptOnDevice ? pages.kept : pages.notKept,
          },
        ]}
      />
    </div>
  );
}
