import { endpointOf } from '../../contact/endpoint-of.ts';
import { fillAll } from '../../content/fill.ts';
import type { Organisation } from '../../content/schemas/organisation.ts';
import type { BlockOf } from '../../content/schemas/own-page.ts';

type Block = BlockOf<'privacy'>;
interface Texts {
  messages: Omit<Block['messages'], 'heading'>;
  form: Omit<Block['form'], 'heading'>;
}
type Settings = Pick<Organisation, 'supportEmail' | 'siteAddress'> & {
  contact: Pick<Organisation['contact'], 'delivery'>;
};

/**
 * What a privacy notice says of messages and of what the form keeps, under the setting that holds.
 * @param language of the page (BCP 47): several hosts are listed as its readers list things
 */
export function privacyTexts({ messages, form }: Texts, settings: Settings, language: string) {
  const { delivery } = settings.contact;
  if (delivery === 'none') return { sent: messages.none, kept: form.none };
  if (delivery.to === 'email') {
    const address = delivery.address ?? settings.supportEmail;
    return { sent: fillAll(messages.email, { address }), kept: form.handOver };
  }
  if (delivery.to === 'whatsapp') {
    const { number } = delivery;
    return { sent: fillAll(messages.whatsapp, { number }), kept: form.handOver };
  }
  const { addresses } = endpointOf(delivery);
  const hosts = new Set(addresses.map((to) => new URL(to, settings.siteAddress).host));
  // A later address takes the message only where an earlier one did not: one host or the other.
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(hosts);
  return { sent: fillAll(messages.endpoint, { hosts: list }), kept: form.endpoint };
}
