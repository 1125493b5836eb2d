import { post, type EndpointSettings, type SendResult } from './post.ts';
import { isOnDevice, readText, removeText, saveText } from './saved-texts.ts';

/** ms until other tabs see a change of the storage; the lock is held until then. */
const SETTLE = 100;

/** Sends a text that waits, and removes it once it has arrived. */
async function attempt(id: string, endpoint: EndpointSettings): Promise<SendResult | undefined> {
  const text = readText(id);
  if (!text?.waiting) return undefined;
  const outcome = await post(text, endpoint);
  if (outcome === 'sent') removeText(id);
  // Unless the visitor has opened or deleted it meanwhile.
  else if (readText(id)?.waiting) saveText({ ...text, waiting: outcome === 'waiting' });
  return outcome;
}

/**
 * Sends a text that waits. A lock keeps two tabs from sending it at once.
 * @returns undefined if it does not wait any more: another tab has sent, opened or deleted it
 */
export function send(id: string, endpoint: EndpointSettings): Promise<SendResult | undefined> {
  // No other tab can see a text that the device does not store.
  if (!isOnDevice(id)) return attempt(id, endpoint);
  return navigator.locks.request(`contact-text:${id}`, async () => {
    const outcome = await attempt(id, endpoint);
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
    return outcome;
  });
}
