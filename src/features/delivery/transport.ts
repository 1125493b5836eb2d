import type { Content } from '../../core/content.ts';
import type { Delivering } from './schemas/delivery.ts';
import { endpointOf, THANK_YOU } from './endpoint-of.ts';
import type { DeliveryWords } from './schemas/delivery-words.ts';
import { MAX_LENGTH } from './fields.ts';
import { MAX_AGE_DAYS, TIMEOUTS, type ContactSettings } from './settings.ts';
import { pathIn } from '../../core/languages/language.ts';
import { fill, fillAll } from '../../core/fill.ts';
import { formatNumber } from '../../core/text/format-number.ts';
import { pluralText } from '../../core/text/plural.ts';
import { mailtoAddress, whatsAppAddress } from './message-links.ts';

/** How messages leave the form: what the form and its script need for it. */
export interface Transport {
  /** Attributes of the `<form>` (HTML 4.10.18.6). */
  attributes: { method: 'post' | 'dialog'; action?: string; encType?: 'text/plain' } & Readonly<
    Record<string, string>
  >;
  /** A chat that the visitor can open without the form. */
  chat?: string;
  /** The link that opens the visitor's program once more; the script completes its address. */
  again?: { text: string; href: string };
  /** Name of the field that only spam programs fill in. */
  honeypot?: string;
  /** Hidden fields of a post without script. */
  hidden: Record<string, string>;
  settings: ContactSettings;
}

/** Browser tests build with shorter timeouts, which they give as JSON. */
function timeouts(): typeof TIMEOUTS {
  const given: unknown = JSON.parse(process.env['CONTACT_TIMEOUTS'] ?? '{}');
  return { ...TIMEOUTS, ...(typeof given === 'object' && given) };
}

/** What a transport depends on besides the setting. */
type Site = Pick<Content, 'root' | 'locale'> & {
  words: DeliveryWords;
  organisation: Pick<Content['organisation'], 'supportEmail' | 'siteAddress'>;
};

export function transportFor(
  delivery: Delivering,
  { words, organisation, root, locale }: Site,
): Transport {
  const { clear, cleared, fieldLine } = words;
  const days = { days: pluralText(words.days, MAX_AGE_DAYS, locale) };
  const tooLong = (field: 'name' | 'message') =>
    fill(words.errors[`${field}TooLong`], { max: formatNumber(MAX_LENGTH[field], locale) });
  const errors = {
    ...words.errors,
    nameTooLong: tooLong('name'),
    messageTooLong: tooLong('message'),
  };
  const draftExpired = fill(words.draftExpired, days);
  const common = { words: { errors, draftExpired, clear, cleared, fieldLine } };

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
  const address = endpoint.address === THANK_YOU ? pathIn(root, THANK_YOU) : endpoint.address;
  const { thankYouField, honeypotField } = endpoint;
  // A honeypot that every post must contain is in the form already.
  const fixed = Object.entries(fields).filter(([name]) => name !== honeypotField);
  return {
    attributes: { method: 'post', action: address, ...endpoint.attributes },
    honeypot: honeypotField,
    hidden: {
      ...Object.fromEntries(fixed),
      ...endpoint.hidden,
      ...(thankYouField && {
        [thankYouField]: URL.parse(pathIn(root, THANK_YOU), organisation.siteAddress)?.href ?? '',
      }),
    },
    settings: {
      ...common,
      endpoint: {
        address,
        format,
        keyHeader,
        fields,
        timeouts: timeouts(),
        words: words.endpoint,
        waiting: fillAll(words.waiting, days),
      },
    },
  };
}
