import type { z } from 'zod';
import type { Organisation } from '#content/files';
import { pathIn } from '#content/languages';
import type { Content } from '#content/project';
import { fillAll } from '#content/text';
import { CONTACT_FIELD, type PRIVACY_BLOCK, THANK_YOU_PATH } from './content.ts';
import type { Delivery } from './schemas/delivery.ts';

type Values = Readonly<Record<string, string>>;

/** How a message reaches the team: through an endpoint, or a program of the visitor. */
export interface Transport {
  endpoint?: {
    /** Where messages are posted: a full address, or a path of this site. */
    address: string;
    /** Fields with a fixed value, in every message that the script sends. */
    serviceFields: Values;
    /** Name of the field that only spam programs fill in. */
    honeypotField: string;
    /** Hidden fields of a post without script. */
    hidden: Values;
  };
  /** The link opens the program; `form-action` must allow the source (CSP 3). */
  program?: { name: 'email' | 'whatsapp'; link: string; source: string };
  /** Attributes of the `<form>` (HTML 4.10.18.6). */
  attributes: { method: 'post' | 'dialog'; action?: string; encType?: 'text/plain' } & Values;
  /** The text of the privacy notice that describes it. */
  notice: Exclude<Delivery, 'none'>['to'];
  /** The facts for this text. */
  facts: Values;
}

type Setting<To> = Extract<Delivery, { to: To }>;

function byEmail({ address: typedAddress }: Setting<'email'>, supportEmail: string): Transport {
  const address = typedAddress ?? supportEmail;
  // RFC 6068, section 2.
  const link = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
  return {
    program: { name: 'email', link, source: 'mailto:' },
    attributes: { method: 'post', action: link, encType: 'text/plain' },
    notice: 'email',
    facts: { address },
  };
}

function byWhatsApp({ number }: Setting<'whatsapp'>): Transport {
  const source = 'https://wa.me';
  return {
    program: { name: 'whatsapp', link: `${source}/${number.replace(/\D/g, '')}`, source },
    attributes: { method: 'dialog' },
    notice: 'whatsapp',
    facts: { number },
  };
}

/**
 * Netlify's form service (documentation: docs/facts.yaml). It finds the form in the built page by
 * `data-netlify` and removes this attribute. It stores only fields that are in the page, so the page
 * has the two that the script adds. It answers with the page to which the form posts.
 */
function byNetlify(address: string): Transport {
  const honeypotField = 'bot-field';
  const marks = { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': honeypotField };
  return {
    endpoint: {
      address,
      // Netlify requires the honeypot in every post.
      serviceFields: { 'form-name': 'contact', [honeypotField]: '' },
      honeypotField,
      hidden: { 'form-name': 'contact', idempotency_key: '', written_at: '' },
    },
    attributes: { method: 'post', action: address, ...marks },
    notice: 'netlify',
    facts: {},
  };
}

/** A form service, or an address of the team's own. */
function byEndpoint(
  settings: Setting<'endpoint'>,
  thankYou: string,
  siteAddress: string,
): Transport {
  const { thankYouField, to, ...posted } = settings;
  const { address, serviceFields } = posted;
  // In the editor, somebody may be typing the site's address.
  const { href = '' } = URL.parse(thankYou, siteAddress) ?? {};
  const { host = '' } = URL.parse(address, siteAddress) ?? {};
  const hidden = { ...serviceFields, ...(thankYouField && { [thankYouField]: href }) };
  return {
    endpoint: { ...posted, hidden },
    attributes: { method: 'post', action: address },
    notice: to,
    facts: { host },
  };
}

/**
 * Turns the setting `delivery` into what the form, the policy and the privacy notice need.
 * @param root prefix of the language's addresses
 * @returns undefined while nothing is delivered
 */
export function chooseTransport(
  delivery: Delivery,
  { supportEmail, siteAddress }: Pick<Organisation, 'supportEmail' | 'siteAddress'>,
  root = '',
): Transport | undefined {
  if (delivery === 'none') return undefined;
  const thankYou = pathIn(root, THANK_YOU_PATH);
  switch (delivery.to) {
    case 'email':
      return byEmail(delivery, supportEmail);
    case 'whatsapp':
      return byWhatsApp(delivery);
    case 'netlify':
      return byNetlify(thankYou);
    case 'endpoint':
      return byEndpoint(delivery, thankYou, siteAddress);
  }
}

/** How the messages of a page reach the team. */
export const transportOf = (content: Content): Transport | undefined =>
  chooseTransport(content.of(CONTACT_FIELD).delivery, content.organisation, content.root);

/**
 * Chooses the paragraphs of a privacy notice: who gets a message, and what the form stores.
 * @param days for how long the device keeps messages and drafts, in words
 */
export function privacyTexts(
  { messages, form }: Pick<z.infer<typeof PRIVACY_BLOCK.schema>, 'messages' | 'form'>,
  transport: Transport | undefined,
  days: string,
) {
  if (!transport) return { sent: messages.none, stored: form.none };
  return {
    sent: fillAll(messages[transport.notice], transport.facts),
    stored: fillAll(transport.endpoint ? form.endpoint : form.handOver, { days }),
  };
}

const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * The sources that the Content Security Policy must allow for messages, for `connect-src` and
 * `form-action` (CSP 3). One is the full address of the site: services redirect a posted form to
 * the thank-you page there, and Chromium applies `form-action` to redirects.
 */
export function originsOf(transport: Transport | undefined, siteAddress: string) {
  const { endpoint, program } = transport ?? {};
  if (!endpoint) return { connect: [], formAction: program ? [program.source] : [] };
  const source = sourceOf(endpoint.address);
  return { connect: [source], formAction: [source, sourceOf(siteAddress)] };
}
