import { defineBlock } from '../../core/block-kind.ts';
import { defineField, defineFile } from '../../core/content-file.ts';
import { group } from '../../core/schemas/fields.ts';
import { privacyBlock } from './privacy/schema.ts';
import { delivery } from './schemas/delivery.ts';
import { deliveryWords } from './schemas/delivery-words.ts';

/** How a message reaches the team, in organisation.yaml. */
export const CONTACT = defineField({
  file: 'organisation',
  path: ['contact'],
  before: 'keptOnDevice',
  schema: group('What happens to a message that a visitor writes.', { delivery }),
});

/** The words of a contact form that delivers. */
export const DELIVERY_WORDS = defineFile({
  name: 'delivery',
  path: 'delivery.yaml',
  schema: deliveryWords,
});

/** What happens to messages and what is stored, following the settings. */
export const PRIVACY = defineBlock({ name: 'privacy', schema: privacyBlock, isOnce: true });
