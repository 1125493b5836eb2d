import { hash } from 'node:crypto';
import type { Content } from '../../core/content.ts';
import { fill } from '../../core/fill.ts';
import { formatNumber } from '../../core/text/format-number.ts';
import type { PublishedFile, Rendering } from '../../site/build/rendering.ts';
import { DELIVERY_WORDS } from './content.ts';
import { MAX_LENGTH } from './fields.ts';
import { TIMEOUTS } from './settings.ts';
import { wayIn, type Way } from './way.ts';

/** Browser tests build with shorter timeouts, which they give as JSON. */
function timeouts(): typeof TIMEOUTS {
  const given: unknown = JSON.parse(process.env['CONTACT_TIMEOUTS'] ?? '{}');
  return { ...TIMEOUTS, ...(typeof given === 'object' && given) };
}

function settingsOf({ endpoint, program }: Way, content: Content) {
  const { locale } = content;
  const words = content.of(DELIVERY_WORDS);
  const { clear, cleared, fieldLine, saved } = words;
  const tooLong = (field: 'name' | 'message') =>
    fill(words.errors[`${field}TooLong`], { max: formatNumber(MAX_LENGTH[field], locale) });
  const errors = {
    ...words.errors,
    nameTooLong: tooLong('name'),
    messageTooLong: tooLong('message'),
  };
  const { subject, tooLong: mailTooLong } = words.email;
  return {
    words: { errors, clear, cleared, fieldLine, saved },
    // The visitor's own program, and what to say once it opens.
    handOver: program && {
      link: program.link,
      opened: words[program.name].opened,
      mail: program.name === 'email' ? { subject, tooLong: mailTooLong } : undefined,
    },
    endpoint: endpoint && {
      address: endpoint.address,
      format: endpoint.format,
      serviceFields: endpoint.serviceFields,
      timeouts: timeouts(),
      words: words.endpoint,
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
