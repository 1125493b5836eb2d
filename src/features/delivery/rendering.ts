import { hash } from 'node:crypto';
import { fieldOf, type Content } from '../../core/content.ts';
import type { PublishedFile, Rendering } from '../../site/head/rendering.ts';
import { CONTACT, DELIVERY_WORDS } from './content.ts';
import { transportFor } from './transport.ts';

/**
 * The settings of the delivering form's script, in a file of their own to keep the page light. Its
 * path contains a hash of the text, so that it can be cached for ever.
 * @returns undefined while nothing is delivered
 */
export function settingsFile(content: Content): PublishedFile | undefined {
  const { delivery } = fieldOf(content, CONTACT);
  if (delivery === 'none') return undefined;
  const words = content.of(DELIVERY_WORDS);
  const text = JSON.stringify(transportFor(delivery, { ...content, words }).settings);
  return { path: `/_astro/${hash('sha256', text).slice(0, 8)}.json`, text };
}

export const rendering: Rendering = {
  files: (content) => [settingsFile(content)].filter((file) => file !== undefined),
};
