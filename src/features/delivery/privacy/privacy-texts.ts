import type { z } from 'zod';
import { fillAll } from '../../../core/fill.ts';
import type { PRIVACY } from '../content.ts';
import type { Way } from '../way.ts';

type Texts = Pick<z.infer<typeof PRIVACY.schema>, 'messages' | 'form'>;

/**
 * The paragraphs of a privacy notice for the settings: who gets a message, and what the form stores
 * on the device.
 * @param days for how long the device keeps messages and drafts, in words
 */
export function privacyTexts({ messages, form }: Texts, way: Way | undefined, days: string) {
  if (!way) return { sent: messages.none, stored: form.none };
  return {
    sent: fillAll(messages[way.notice], way.facts),
    stored: fillAll(way.endpoint ? form.endpoint : form.handOver, { days }),
  };
}
