import { mailText } from './message-text.ts';
import { postJson, type Forwarder } from './forward.ts';

/** Variables of the project at Cloudflare, see docs/contact-delivery.md. */
export interface MailSettings {
  /** The account's id, and a token that may send mail. */
  CONTACT_MAIL_ACCOUNT?: string | undefined;
  CONTACT_MAIL_TOKEN?: string | undefined;
  /** A verified destination address, and a sender address of a domain set up at Cloudflare. */
  CONTACT_MAIL_TO?: string | undefined;
  CONTACT_MAIL_FROM?: string | undefined;
}

interface Answer {
  success: boolean;
  result: { permanent_bounces: string[] } | null;
}

/**
 * Cloudflare's Email Service, if all its variables are set. Pages Functions have no mail binding,
 * so this uses the REST API, which has no idempotency key: a lost answer causes a second mail.
 * Source, read on 2026-11-21:
 * https://developers.cloudflare.com/email-service/api/send-emails/rest-api/.
 * @param subject with {name} of the visitor
 * @param api base address of the API
 */
export function mailForwarder(
  settings: MailSettings,
  subject: string,
  api = 'https://api.cloudflare.com/client/v4',
): Forwarder | undefined {
  const { CONTACT_MAIL_ACCOUNT: account, CONTACT_MAIL_TOKEN: token } = settings;
  const { CONTACT_MAIL_TO: to, CONTACT_MAIL_FROM: from } = settings;
  if (!account || !token || !to || !from) return undefined;
  return async ({ fields }) => {
    const response = await postJson(`${api}/accounts/${account}/email/sending/send`, token, {
      to,
      from,
      ...(fields.email && { reply_to: fields.email }),
      subject: subject.replace('{name}', () => fields.name),
      text: mailText(fields),
    });
    const { success, result } = (await response.json()) as Answer;
    if (!success || !result || result.permanent_bounces.length > 0)
      throw new Error('The mail could not be delivered.');
  };
}
