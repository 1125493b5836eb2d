import type { EndpointSettings } from '../settings.ts';
import type { Message } from './outbox.ts';
import { answers, post } from './post.ts';

export type Outcome =
  | { became: 'sent' | 'refused' | 'unclear' | 'gone' }
  /** It could not go now; `after` is how long at least, in ms, an address asks us to wait. */
  | { became: 'waiting'; after: number };

/**
 * One attempt to deliver a message: the addresses in their order, until one accepts it.
 *
 * An address that may have taken the message without saying so is the only one that is asked from then on, with the
 * same idempotency key: another one would not know the key and the team would read the message twice. So where there
 * are several, each must show that it can be reached before the message is given to it.
 * @param mark records before and after each step which address may have the message, since the page can be closed at
 * any moment; false once the visitor has deleted the message
 */
export async function deliver(
  message: Message,
  endpoint: EndpointSettings,
  mark: (unsure: string | undefined) => boolean,
): Promise<Outcome> {
  const { addresses } = endpoint;
  const bound = addresses.filter((address) => address === message.unsure);
  let refusals = 0;
  let after = 0;

  const asked = bound.length ? bound : addresses;
  for (const address of asked) {
    if (asked.length > 1 && !(await answers(address, endpoint))) continue;
    if (!mark(address)) return { became: 'gone' };
    const answer = await post(address, message, endpoint);
    if (answer.said === 'accepted') return { became: 'sent' };
    if (answer.said === 'unclear') return { became: 'unclear' };
    if (answer.said === 'silent') break;
    if (answer.said === 'refused') refusals += 1;
    if (answer.said === 'busy') {
      after = Math.max(after, answer.after);
      // An earlier attempt may have arrived there all the same.
      if (bound.length) break;
    }
    if (!mark(undefined)) return { became: 'gone' };
  }

  return refusals === asked.length ? { became: 'refused' } : { became: 'waiting', after };
}
