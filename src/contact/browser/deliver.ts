import type { ContactSettings } from '../settings.ts';
import type { Message } from './outbox.ts';
import { answers, post, type Answer } from './post.ts';

export type Outcome =
  | { became: 'accepted' | 'refused' }
  /** It could not go now; `after` is how long at least, in ms, an endpoint asks us to wait. */
  | { became: 'waiting'; after: number };

/**
 * One attempt to deliver a message: the addresses in their order, until one accepts it.
 *
 * An address that may have taken the message without saying so is the only one that is asked from then on, with the
 * same idempotency key: another one would not know the key and the team would read the message twice.
 * @param remember keeps the message's state before and after each step, since the page can be closed at any moment
 */
export async function deliver(
  message: Message,
  endpoint: NonNullable<ContactSettings['endpoint']>,
  remember: (message: Message) => void,
): Promise<Outcome> {
  const { addresses } = endpoint;
  const bound = message.unsure !== undefined && message.unsure < addresses.length;
  const heard: Answer[] = [];

  for (let index = bound ? (message.unsure as number) : 0; index < addresses.length; index++) {
    const address = addresses[index] as string;
    message.unsure = index;
    remember(message);
    const answer = await post(address, message, endpoint);
    if (answer.said === 'accepted') return { became: 'accepted' };
    heard.push(answer);
    const another = index + 1 < addresses.length;
    if (answer.said === 'silent' && (answer.late || !another || (await answers(address, endpoint))))
      break;
    // An earlier attempt may have arrived there all the same.
    if (bound && answer.said !== 'refused') break;
    delete message.unsure;
    remember(message);
    if (bound) break;
  }

  if (heard.every(({ said }) => said === 'refused')) return { became: 'refused' };
  return { became: 'waiting', after: Math.max(...heard.map(({ after }) => after ?? 0)) };
}
