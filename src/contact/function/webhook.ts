import { postJson, textOf, type Way } from './pass-on.ts';

/** What the team has set for the project, by the names that docs/contact-delivery.md gives. */
export interface WebhookSettings {
  /** Where messages are passed on to. */
  CONTACT_WEBHOOK?: string | undefined;
  CONTACT_WEBHOOK_TOKEN?: string | undefined;
}

/** A webhook, if there is one. One that takes a message and does not say so gets it again, with the same key. */
export function toWebhook({
  CONTACT_WEBHOOK: address,
  CONTACT_WEBHOOK_TOKEN: token,
}: WebhookSettings): Way | undefined {
  if (!address) return undefined;
  return async ({ key, fields, writtenAt }) => {
    await postJson(
      { address, token, headers: { 'Idempotency-Key': key } },
      { text: textOf(fields), ...fields, idempotency_key: key, written_at: writtenAt },
    );
  };
}
