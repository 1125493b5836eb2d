import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { Endpoint } from './way.ts';

/**
 * Timeouts of the form, in ms, for real networks: a phone that wakes up needs seconds for its first
 * answer.
 */
export const TIMEOUTS = {
  /** How long the address may take to answer. */
  answer: 20_000,
  /** Delays before each retry of a waiting message; the last one repeats. */
  retries: [3_000, 15_000, 60_000, 300_000],
  /** The shortest time in which a person can write a message. */
  writing: 3_000,
};

const DAY = 86_400_000;

/** The longest `Retry-After` that the form respects, in ms. */
export const MAX_RETRY_AFTER = DAY;

/** How long the device keeps a draft after its last change, and an unsent message. */
export const MAX_AGE_DAYS = 30;
export const MAX_AGE = MAX_AGE_DAYS * DAY;

/** What the build passes to the delivering form's script, as a JSON file. */
export interface ContactSettings {
  words: Pick<DeliveryWords, 'errors' | 'clear' | 'cleared' | 'draftExpired' | 'fieldLine'>;
  /** The visitor's own program, and what to say once it opens; only a mail has a subject. */
  handOver?: { link: string; opened: string; subject?: string | undefined } | undefined;
  endpoint?:
    | (Pick<Endpoint, 'address' | 'format' | 'keyHeader' | 'fields'> & {
        /**
         * The form still has the attribute that Netlify removes from forms it serves. Netlify's answer
         * then does not mean that it took the message. Only the page itself knows.
         */
        unclaimed?: boolean;
        timeouts: typeof TIMEOUTS;
        words: DeliveryWords['endpoint'];
        waiting: DeliveryWords['waiting'];
      })
    | undefined;
}
export type EndpointSettings = NonNullable<ContactSettings['endpoint']>;
