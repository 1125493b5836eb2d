import { postJson, textOf, type Way } from './pass-on.ts';

interface Webhook {
  /** Where messages are passed on to. */
  address: string | undefined;
  token: string | undefined;
}

/** A webhook, if there is one. One that takes a message and does not say so gets it again, with the same key. */
export function toWebhook({ address, token }: Webhook): Way | undefined {
  if (!address) return undefined;
  return async ({ key, fields, writtenAt }) => {
    await postJson(
      { address, token, headers: { 'Idempotency-Key': key } },
      { text: textOf(fields), ...fields, idempotency_key: key, written_at: writtenAt },
    );
  };
}
