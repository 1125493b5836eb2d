import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { Delivering } from './schemas/delivery.ts';
import { MOST } from './fields.ts';
import { PATIENCE, type ContactSettings, type Patience } from './settings.ts';
import { pathIn } from '../content/language.ts';
import { fill } from '../content/fill.ts';
import { THANK_YOU } from '../content/site-pages.ts';
import { mailtoAddress, whatsAppAddress } from './message-links.ts';

/** What differs between the ways of delivery. */
export interface ContactFormTarget {
  /** The form's own (HTML 4.10.18.6). */
  attributes: { method: 'post' | 'dialog'; action?: string; encType?: 'text/plain' };
  /** A chat that the visitor can open without the form. */
  chat?: string;
  /** The link that opens the visitor's own program once more; the script completes its address. */
  again?: { text: string; href: string };
  /** Name of the field that only spam programs fill in. */
  honeypot?: string;
  /** Hidden fields of a post without script. */
  hidden: Record<string, string>;
  settings: ContactSettings;
}

/** The browser tests cannot wait like people: their builds are told other times, as JSON. */
function patience(): Patience {
  const given = process.env['CONTACT_PATIENCE'];
  return given ? { ...PATIENCE, ...(JSON.parse(given) as Partial<Patience>) } : PATIENCE;
}

function filledErrors(errors: DeliveryWords['errors']): DeliveryWords['errors'] {
  return {
    ...errors,
    nameTooLong: fill(errors.nameTooLong, { max: String(MOST.name) }),
    messageTooLong: fill(errors.messageTooLong, { max: String(MOST.message) }),
  };
}

/**
 * Gives the form what it needs for one way of delivery.
 * @param supportEmail where e-mail goes unless the setting says otherwise
 * @param root what the addresses of the page's language start with
 * @param siteAddress where form services send a visitor back to
 */
export function contactTarget(
  delivery: Delivering,
  words: DeliveryWords,
  { supportEmail, siteAddress, root }: { supportEmail: string; siteAddress: string; root: string },
): ContactFormTarget {
  const common = {
    words: { errors: filledErrors(words.errors), clear: words.clear, cleared: words.cleared },
  };

  if (delivery.to === 'email') {
    const address = delivery.address ?? supportEmail;
    return {
      attributes: { method: 'post', action: mailtoAddress(address), encType: 'text/plain' },
      again: { text: words.email.again, href: mailtoAddress(address) },
      hidden: {},
      settings: { ...common, email: { address, words: words.email } },
    };
  }

  if (delivery.to === 'whatsapp') {
    const { number } = delivery;
    return {
      attributes: { method: 'dialog' },
      chat: whatsAppAddress(number),
      again: { text: words.whatsapp.again, href: whatsAppAddress(number) },
      hidden: {},
      settings: { ...common, whatsapp: { number, words: words.whatsapp } },
    };
  }

  const { addresses, format, serviceFields, thankYouField, honeypotField } = delivery;
  return {
    attributes: { method: 'post', action: addresses[0] ?? '' },
    honeypot: honeypotField,
    hidden: {
      ...serviceFields,
      ...(thankYouField
        ? { [thankYouField]: new URL(pathIn(root, THANK_YOU), siteAddress).href }
        : {}),
    },
    settings: {
      ...common,
      endpoint: {
        addresses,
        format,
        serviceFields,
        patience: patience(),
        words: words.endpoint,
        waiting: words.waiting,
      },
    },
  };
}
