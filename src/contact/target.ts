import type { Content } from '../content/content.ts';
import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { Delivering } from './schemas/delivery.ts';
import { endpointOf } from './endpoint-of.ts';
import { MOST } from './fields.ts';
import { PATIENCE, type ContactSettings, type Patience } from './settings.ts';
import { pathIn } from '../content/languages/language.ts';
import { fill } from '../content/fill.ts';
import { numberIn } from '../content/text/number-in.ts';
import { THANK_YOU } from '../content/site-pages.ts';
import { mailtoAddress, whatsAppAddress } from './message-links.ts';

/** What differs between the ways of delivery. */
export interface ContactFormTarget {
  /** The form's own (HTML 4.10.18.6). */
  attributes: { method: 'post' | 'dialog'; action?: string; encType?: 'text/plain' } & Readonly<
    Record<string, string>
  >;
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

function filledErrors(errors: DeliveryWords['errors'], language: string): DeliveryWords['errors'] {
  return {
    ...errors,
    nameTooLong: fill(errors.nameTooLong, { max: numberIn(MOST.name, language) }),
    messageTooLong: fill(errors.messageTooLong, { max: numberIn(MOST.message, language) }),
  };
}

/** What the form has to know of the site and of the language of its page. */
type Surroundings = Pick<Content, 'delivery' | 'root' | 'code'> & {
  organisation: Pick<Content['organisation'], 'supportEmail' | 'siteAddress'>;
};

/** Gives the form what it needs for one way of delivery. */
export function contactTarget(
  delivery: Delivering,
  { delivery: words, organisation, root, code }: Surroundings,
): ContactFormTarget {
  const { clear, cleared, fieldLine } = words;
  const common = { words: { errors: filledErrors(words.errors, code), clear, cleared, fieldLine } };

  if (delivery.to === 'email') {
    const address = delivery.address ?? organisation.supportEmail;
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

  const { format, keyHeader, fields, ...endpoint } = endpointOf(delivery);
  // Netlify answers with the page that is posted to.
  const addresses = endpoint.addresses.map((to) => (to === THANK_YOU ? pathIn(root, to) : to));
  const { thankYouField, honeypotField } = endpoint;
  // Where every post must have it, the field is in the form already.
  const fixed = Object.entries(fields).filter(([name]) => name !== honeypotField);
  return {
    attributes: { method: 'post', action: addresses[0] ?? '', ...endpoint.attributes },
    honeypot: honeypotField,
    hidden: {
      ...Object.fromEntries(fixed),
      ...endpoint.hidden,
      ...(thankYouField
        ? { [thankYouField]: new URL(pathIn(root, THANK_YOU), organisation.siteAddress).href }
        : {}),
    },
    settings: {
      ...common,
      endpoint: {
        addresses,
        format,
        keyHeader,
        fields,
        patience: patience(),
        words: words.endpoint,
        waiting: words.waiting,
      },
    },
  };
}
