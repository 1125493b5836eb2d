import * as v from 'valibot';
import { mailText } from './message-text.ts';
import { NotTaken, postJson, type Forwarder } from './forward.ts';

/** Variables of the project at Cloudflare, see docs/contact-delivery.md. */
export interface MailSettings {
  /** The account's id, and a token that may send mail. */
  CONTACT_MAIL_ACCOUNT?: string | undefined;
  CONTACT_MAIL_TOKEN?: string | undefined;
  /** A verified destination address, and a sender address of a domain set up at Cloudflare. */
  CONTACT_MAIL_TO?: string | undefined;
  CONTACT_MAIL_FROM?: string | undefined;
}

/** What the service answers about a mail that it took and that did not bounce. */
const DELIVERED = v.object({
  success: v.literal(true),
  result: v.object({ permanent_bounces: v.strictTuple([]) }),
});

/**
 * An address that a mail can be answered to: a host of labels of at most 63 letters, digits and
 * hyphens, and before it at most 64 signs without a dot at its ends or two in a row (RFC 5321,
 * 4.1.2 and 4.5.3.1). The form takes more than that, as browsers do.
 */
const ANSWERABLE =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i;

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
  const send = async (body: object) => {
    const address = `${api}/accounts/${account}/email/sending/send`;
    const response = await postJson(address, token, { to, from, ...body });
    if (!v.is(DELIVERED, await response.json()))
      throw new Error('The email could not be delivered.');
  };
  return async ({ fields }) => {
    const mail = {
      subject: subject.replace('{name}', () => fields.name),
      text: mailText(fields),
    };
    if (!ANSWERABLE.test(fields.email)) return send(mail);
    try {
      await send({ ...mail, reply_to: fields.email });
    } catch (error) {
      // The service may know less addresses than RFC 5321; the text names the address, too.
      if (!(error instanceof NotTaken && error.isForGood)) throw error;
      await send(mail);
    }
  };
}
