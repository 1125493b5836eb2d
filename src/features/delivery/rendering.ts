import { hash } from 'node:crypto';
import type { Content } from '../../core/content.ts';
import { fill, fillAll } from '../../core/fill.ts';
import { formatNumber } from '../../core/text/format-number.ts';
import { pluralText } from '../../core/text/plural.ts';
import type { PublishedFile, Rendering } from '../../site/build/rendering.ts';
import { DELIVERY_WORDS } from './content.ts';
import { MAX_LENGTH } from './fields.ts';
import { MAX_AGE_DAYS, TIMEOUTS } from './settings.ts';
import { wayIn, type Way } from './way.ts';

/** Browser tests build with shorter timeouts, which they give as JSON. */
function timeouts(): typeof TIMEOUTS {
  const given: unknown = JSON.parse(process.env['CONTACT_TIMEOUTS'] ?? '{}');
  return { ...TIMEOUTS, ...(typeof given === 'object' && given) };
}

function settingsOf({ endpoint, program }: Way, content: Content) {
  const { locale } = content;
  const words = content.of(DELIVERY_WORDS);
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
  return {
    words: { errors, draftExpired, clear, cleared, fieldLine },
    // The visitor's own program, and what to say once it opens; only a mail has a subject.
    handOver: program && {
      link: program.link,
      opened: words[program.name].opened,
      subject: program.name === 'email' ? words.email.subject : undefined,
    },
    endpoint: endpoint && {
      address: endpoint.address,
      format: endpoint.format,
      keyHeader: endpoint.keyHeader,
      fields: endpoint.fields,
      timeouts: timeouts(),
      words: words.endpoint,
      waiting: fillAll(words.waiting, days),
    },
  };
}

/** What the build passes to the delivering form's script. */
export type ContactSettings = ReturnType<typeof settingsOf>;

/**
 * The settings of the delivering form's script, in a file of their own to keep the page light. Its
 * path contains a hash of the text, so that it can be cached for ever.
 * @returns undefined while nothing is delivered
 */
export function settingsFile(content: Content): PublishedFile | undefined {
  const way = wayIn(content);
  if (!way) return undefined;
  const body = JSON.stringify(settingsOf(way, content));
  return { path: `/_astro/${hash('sha256', body).slice(0, 8)}.json`, body };
}

export const rendering: Rendering = {
  files: (content) => [settingsFile(content)].filter((file) => file !== undefined),
};
