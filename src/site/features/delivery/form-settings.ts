import type { Content } from '#content/project';
import { fill, formatNumber } from '#content/text';
import { DELIVERY_WORDS } from './content.ts';
import { MAX_LENGTHS, type FieldName } from './fields.ts';
import type { Transport } from './transport.ts';

/** Timeouts of the form, in ms. A phone that wakes up needs seconds for its first answer. */
const TIMEOUTS = {
  /** How long the address may take to answer. */
  answer: 20_000,
  /** How long a waiting message rests before it is sent again, while the page is open. */
  retry: 60_000,
  /** The shortest time in which a person can write a message. */
  typing: 3_000,
};

/** Shorter timeouts of browser tests, as JSON. */
const shorter = JSON.parse(process.env['CONTACT_TIMEOUTS'] ?? '{}') as Partial<typeof TIMEOUTS>;

/** The settings of the form for its script, which reads them from `data-settings`. */
export function formSettingsOf({ endpoint, program }: Transport, content: Content) {
  const { clear, cleared, fieldLine, saved, ...words } = content.of(DELIVERY_WORDS);
  const { nameTooLong, messageTooLong, ...errors } = words.errors;
  const max = (field: FieldName) => ({ max: formatNumber(MAX_LENGTHS[field], content.locale) });
  const tooLong = {
    nameTooLong: fill(nameTooLong, max('name')),
    messageTooLong: fill(messageTooLong, max('message')),
  };
  return {
    words: { errors: { ...errors, ...tooLong }, clear, cleared, fieldLine, saved },
    // The mail program or WhatsApp, and what the page says when it opens.
    handOver: program && {
      link: program.link,
      opened: words[program.name].opened,
      tooLong: words[program.name].tooLong,
      // Only a mail has one.
      subject: program.name === 'email' ? words.email.subject : undefined,
    },
    endpoint: endpoint && {
      address: endpoint.address,
      serviceFields: endpoint.serviceFields,
      timeouts: { ...TIMEOUTS, ...shorter },
      words: words.endpoint,
    },
  };
}

export type FormSettings = ReturnType<typeof formSettingsOf>;
