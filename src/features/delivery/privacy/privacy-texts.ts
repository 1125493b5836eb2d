import { endpointOf } from '../endpoint-of.ts';
import { fillAll } from '../../../core/fill.ts';
import type { Organisation } from '../../../core/schemas/organisation.ts';
import type { z } from 'zod';
import type { CONTACT, PRIVACY } from '../content.ts';

type Block = z.infer<typeof PRIVACY.schema>;
interface Texts {
  messages: Omit<Block['messages'], 'heading'>;
  form: Omit<Block['form'], 'heading'>;
}
type Settings = Pick<Organisation, 'supportEmail' | 'siteAddress'> & {
  contact: z.infer<typeof CONTACT.schema>;
};

/**
 * The paragraphs of a privacy notice for the settings: who gets a message, and what the form stores
 * on the device.
 * @param days for how long the device keeps messages and drafts, in words
 */
export function privacyTexts({ messages, form }: Texts, settings: Settings, days: string) {
  const { delivery } = settings.contact;
  const withDays = (texts: string[]) => fillAll(texts, { days });
  if (delivery === 'none') return { sent: messages.none, stored: form.none };
  if (delivery.to === 'email') {
    const address = delivery.address ?? settings.supportEmail;
    return { sent: fillAll(messages.email, { address }), stored: withDays(form.handOver) };
  }
  if (delivery.to === 'whatsapp') {
    const { number } = delivery;
    return { sent: fillAll(messages.whatsapp, { number }), stored: withDays(form.handOver) };
  }
  if (delivery.to === 'netlify') return { sent: messages.netlify, stored: withDays(form.endpoint) };
  if (delivery.to === 'function') {
    const { passesTo: host } = delivery;
    const passedOn = host ? fillAll(messages.passedOn, { host }) : [];
    return { sent: [...messages.function, ...passedOn], stored: withDays(form.endpoint) };
  }
  const { host = '' } = URL.parse(endpointOf(delivery).address, settings.siteAddress) ?? {};
  return { sent: fillAll(messages.endpoint, { host }), stored: withDays(form.endpoint) };
}
