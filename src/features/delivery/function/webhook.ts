import { chatLength, chatText } from './message-text.ts';
import { postJson, type Forwarder } from './forward.ts';

/** Variables of the project at Cloudflare, see docs/contact-delivery.md. */
export interface WebhookSettings {
  CONTACT_WEBHOOK?: string | undefined;
  CONTACT_WEBHOOK_TOKEN?: string | undefined;
}

/** Why messages must not go to a webhook: the privacy notice must name its host. */
function refusal(address: string, passesTo: string | undefined): string | undefined {
  const url = URL.parse(address);
  const isLocal = ['127.0.0.1', 'localhost'].includes(url?.hostname ?? '');
  if (!url || (url.protocol !== 'https:' && !isLocal))
    return 'CONTACT_WEBHOOK is not an address that starts with https://.';
  if (url.host === passesTo) return undefined;
  return passesTo
    ? `CONTACT_WEBHOOK leads to ${url.host}, and passesTo in content/organisation.yaml names ${passesTo}.`
    : `CONTACT_WEBHOOK leads to ${url.host}, and content/organisation.yaml does not name it as passesTo.`;
}

/**
 * Forwards to a webhook, if one is set. A webhook that does not confirm a message gets it
 * again with the same key.
 * @param passesTo the only allowed host
 */
export function webhookForwarder(
  { CONTACT_WEBHOOK: address, CONTACT_WEBHOOK_TOKEN: token }: WebhookSettings,
  passesTo: string | undefined,
): Forwarder | undefined {
  if (!address) return undefined;
  return async (message) => {
    const { key, fields, writtenAt } = message;
    const problem = refusal(address, passesTo);
    if (problem) throw new Error(problem);
    const time = writtenAt && { written_at: writtenAt };
    const text = chatText(message, chatLength(new URL(address).hostname));
    const body = { text, ...fields, idempotency_key: key, ...time };
    await postJson(address, token, body, { 'Idempotency-Key': key });
  };
}
