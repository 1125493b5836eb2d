import type { Content } from '#content/project';
import { fill, formatNumber } from '#content/text';
import { DELIVERY_WORDS } from './content.ts';
import { MAX_LENGTH, type FieldName } from './fields.ts';
import { TIMEOUTS } from './settings.ts';
import type { Way } from './way.ts';

/** Browser tests build with shorter timeouts, which they give as JSON. */
const shorter = JSON.parse(process.env['CONTACT_TIMEOUTS'] ?? '{}') as Partial<typeof TIMEOUTS>;

/** What the delivering form tells its script, in its attribute `data-settings`. */
export function settingsOf({ endpoint, program }: Way, content: Content) {
  const { clear, cleared, fieldLine, saved, ...words } = content.of(DELIVERY_WORDS);
  const { nameTooLong, messageTooLong, ...errors } = words.errors;
  const max = (field: FieldName) => ({ max: formatNumber(MAX_LENGTH[field], content.locale) });
  const tooLong = {
    nameTooLong: fill(nameTooLong, max('name')),
    messageTooLong: fill(messageTooLong, max('message')),
  };
  return {
    words: { errors: { ...errors, ...tooLong }, clear, cleared, fieldLine, saved },
    // The visitor's own program, and what to say once it opens.
    handOver: program && {
      link: program.link,
      opened: words[program.name].opened,
      mail: program.name === 'email' ? words.email : undefined,
    },
    endpoint: endpoint && {
      address: endpoint.address,
      serviceFields: endpoint.serviceFields,
      timeouts: { ...TIMEOUTS, ...shorter },
      words: words.endpoint,
    },
  };
}

export type ContactSettings = ReturnType<typeof settingsOf>;
