import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { Endpoint } from './endpoint-of.ts';

/** Time limits of the form, in ms. */
export interface Patience {
  /** How long one address may take to answer. */
  answer: number;
  /** Pauses before a waiting message is tried again; the last one repeats. */
  pauses: number[];
  /** The least time in which a person can have written a message. */
  writing: number;
}

/** What the build hands to the script of a form that delivers, as JSON in a file of its own. */
export interface ContactSettings {
  words: Pick<DeliveryWords, 'errors' | 'clear' | 'cleared' | 'fieldLine'>;
  email?: { address: string; words: DeliveryWords['email'] };
  whatsapp?: { number: string; words: DeliveryWords['whatsapp'] };
  endpoint?: Pick<Endpoint, 'addresses' | 'format' | 'keyHeader' | 'fields'> & {
    /**
     * The page still has the mark that its host takes out of a form that it makes its own (Netlify): no answer of
     * the host says that it took a message. Only the page itself can tell.
     */
    unclaimed?: boolean;
    patience: Patience;
    words: DeliveryWords['endpoint'];
    waiting: DeliveryWords['waiting'];
  };
}
export type EndpointSettings = NonNullable<ContactSettings['endpoint']>;

/** For people and real networks; a phone that wakes up needs seconds for its first answer. */
export const PATIENCE: Patience = {
  answer: 20_000,
  pauses: [3_000, 15_000, 60_000, 300_000],
  writing: 3_000,
};
