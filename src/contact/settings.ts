import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { Endpoint } from './endpoint-of.ts';

/** How long the form waits, in ms. */
export interface Timeouts {
  /** How long the address may take to answer. */
  answer: number;
  /** Delays before a waiting message is sent again; the last one repeats. */
  retries: number[];
  /** The least time in which a person can have written a message. */
  writing: number;
}

/** For people and real networks; a phone that wakes up needs seconds for its first answer. */
export const TIMEOUTS: Timeouts = {
  answer: 20_000,
  retries: [3_000, 15_000, 60_000, 300_000],
  writing: 3_000,
};

/** The longest wait that an address can ask for, in ms. */
export const DAY = 86_400_000;

/** How long the device keeps a draft, since its last change, and a message that is not sent. */
export const MAX_AGE_DAYS = 30;
export const MAX_AGE = MAX_AGE_DAYS * DAY;

/** What the build hands to the script of a form that delivers, as JSON in a file of its own. */
export interface ContactSettings {
  words: Pick<DeliveryWords, 'errors' | 'clear' | 'cleared' | 'draftExpired' | 'fieldLine'>;
  email?: { address: string; words: DeliveryWords['email'] };
  whatsapp?: { number: string; words: DeliveryWords['whatsapp'] };
  endpoint?: Pick<Endpoint, 'address' | 'format' | 'keyHeader' | 'fields'> & {
    /**
     * The page still has the mark that Netlify takes out of a form that it makes its own, so no
     * answer says that it took a message. Only the page itself can tell.
     */
    unclaimed?: boolean;
    timeouts: Timeouts;
    words: DeliveryWords['endpoint'];
    waiting: DeliveryWords['waiting'];
  };
}
export type EndpointSettings = NonNullable<ContactSettings['endpoint']>;
