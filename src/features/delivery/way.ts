import { fieldOf, type Content } from '../../core/content.ts';
import type { Origins } from '../../core/feature.ts';
import type { Tokens } from '../../core/fill.ts';
import { pathIn } from '../../core/languages/language.ts';
import type { Organisation } from '../../core/schemas/organisation.ts';
import { CONTACT } from './content.ts';
import { HONEYPOT } from './fields.ts';
import type { Delivery } from './schemas/delivery.ts';
import { FORM_SERVICES, type FormService } from './schemas/services.ts';

/** Path of the page after a form post without script. */
export const THANK_YOU = '/thank-you';

/** What the page needs to know about an address that takes messages. */
export interface Endpoint {
  /** Where messages are posted: a full address, or a path of this site. */
  address: string;
  format: 'form' | 'json';
  /** Whether to send the idempotency key as a header, too; some services refuse that header. */
  keyHeader: boolean;
  /** Fields with a fixed value, in every message that the script sends. */
  fields: Tokens;
  /** Name of the field that only spam programs fill in. */
  honeypotField: string;
  /** Hidden fields of a post without script. */
  hidden: Tokens;
  /** Whether the endpoint redirects visitors without script to this site's full address. */
  returns: boolean;
  /** Where the team looks for a message, in words. */
  place: string;
}

/** The visitor's own program, in which they send the message. */
interface Program {
  /** Its words in content/. */
  name: 'email' | 'whatsapp';
  /** The address that opens it. */
  link: string;
  /** What `form-action` must allow for it. */
  source: string;
}

/** How a message reaches the team: through an endpoint or a program. */
export interface Way {
  endpoint?: Endpoint;
  program?: Program;
  /** Attributes of the `<form>` (HTML 4.10.18.6). */
  attributes: { method: 'post' | 'dialog'; action?: string; encType?: 'text/plain' } & Tokens;
  /** What a privacy notice says of it, with the facts filled in. */
  notices: readonly ('email' | 'whatsapp' | 'netlify' | 'function' | 'passedOn' | 'endpoint')[];
  facts: Tokens;
}

type Given = Pick<Endpoint, 'address' | 'format' | 'place'> & Partial<Endpoint>;

/** A form that posts to an endpoint. @param marks attributes by which a host finds the form */
function postingTo(given: Given, marks: Tokens = {}): Pick<Way, 'endpoint' | 'attributes'> {
  const plain = { keyHeader: false, fields: {}, hidden: {}, returns: false };
  return {
    endpoint: { ...plain, honeypotField: HONEYPOT, ...given },
    attributes: { method: 'post', action: given.address, ...marks },
  };
}

/**
 * All that a setting of `delivery` means, each way in one place; its fields are in
 * schemas/delivery.ts.
 * @param root prefix of the language's addresses
 * @returns undefined while nothing is delivered
 */
export function wayOf(
  delivery: Delivery,
  { supportEmail, siteAddress }: Pick<Organisation, 'supportEmail' | 'siteAddress'>,
  root = '',
): Way | undefined {
  if (delivery === 'none') return undefined;
  const thankYou = pathIn(root, THANK_YOU);
  /** @param thankYouField the hidden field that tells the service where visitors go */
  const throughService = (endpoint: Given, thankYouField: string | undefined): Way => {
    // In the editor, the site's address may be half-typed.
    const { href = '' } = URL.parse(thankYou, siteAddress) ?? {};
    const { host = '' } = URL.parse(endpoint.address, siteAddress) ?? {};
    const hidden = { ...endpoint.fields, ...(thankYouField && { [thankYouField]: href }) };
    return { ...postingTo({ ...endpoint, hidden }), notices: ['endpoint'], facts: { host } };
  };
  switch (delivery.to) {
    case 'email': {
      const address = delivery.address ?? supportEmail;
      // RFC 6068, section 2.
      const link = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
      return {
        program: { name: 'email', link, source: 'mailto:' },
        attributes: { method: 'post', action: link, encType: 'text/plain' },
        notices: ['email'],
        facts: { address },
      };
    }
    case 'whatsapp': {
      const { number } = delivery;
      const source = 'https://wa.me';
      return {
        program: { name: 'whatsapp', link: `${source}/${number.replace(/\D/g, '')}`, source },
        attributes: { method: 'dialog' },
        notices: ['whatsapp'],
        facts: { number },
      };
    }
    // Netlify's own form service. It finds the form in the built page by `data-netlify`, removes
    // that attribute, and stores only fields that are in the page: the two that the script adds are
    // there, empty. It does not read JSON. It answers with the page that is posted to, the thank-you
    // page. Sources, read on 2026-11-21: https://github.com/netlify/context-and-tools,
    // skills/netlify-forms (made by Netlify from its documentation), and
    // https://docs.netlify.com/forms/spam-filters/.
    case 'netlify': {
      const endpoint: Given = {
        address: thankYou,
        format: 'form',
        // Netlify requires its honeypot in every post.
        fields: { 'form-name': 'contact', 'bot-field': '' },
        honeypotField: 'bot-field',
        hidden: { 'form-name': 'contact', idempotency_key: '', written_at: '' },
        place: 'at Netlify under Forms, contact, among the spam too,',
      };
      const marks = { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' };
      return { ...postingTo(endpoint, marks), notices: ['netlify'], facts: {} };
    }
    // This site's own function, see src/features/delivery/function.
    case 'function': {
      const endpoint: Given = {
        address: '/api/contact',
        format: 'json',
        keyHeader: true,
        place: 'at the host, and where your webhook leads,',
      };
      const { passesTo: host } = delivery;
      return {
        ...postingTo(endpoint),
        notices: host ? ['function', 'passedOn'] : ['function'],
        facts: host ? { host } : {},
      };
    }
    case 'endpoint': {
      const { address, format, serviceFields: fields, honeypotField, thankYouField } = delivery;
      const endpoint: Given = {
        address,
        format,
        fields,
        honeypotField,
        keyHeader: format === 'json',
        returns: thankYouField !== undefined,
        place: 'where messages reach you',
      };
      return throughService(endpoint, thankYouField);
    }
    default: {
      const { to, key } = delivery;
      const { title, keyField, thankYouField, ...service }: FormService = FORM_SERVICES[to];
      const endpoint: Given = {
        ...service,
        address: service.address.replace('{key}', key),
        fields: keyField ? { [keyField]: key } : {},
        // Without the field for the thank-you page, the service's settings decide where visitors go.
        returns: true,
        place: `at ${title} and in your mail, its spam folder too,`,
      };
      return throughService(endpoint, thankYouField);
    }
  }
}

/** How the messages of a page reach the team. */
export const wayIn = (content: Content): Way | undefined =>
  wayOf(fieldOf(content, CONTACT).delivery, content.organisation, content.root);

const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * What the Content Security Policy must allow so that messages can be sent: values of `connect-src`
 * and `form-action` (CSP 3). A service redirects a form post to the thank-you page at the site's
 * full address, and Chromium applies `form-action` to the redirect, too.
 */
export function originsOf(way: Way | undefined, siteAddress: string): Origins {
  const { endpoint, program } = way ?? {};
  if (!endpoint) return { connect: [], formAction: program ? [program.source] : [] };
  const source = sourceOf(endpoint.address);
  const formAction = new Set([source, ...(endpoint.returns ? [sourceOf(siteAddress)] : [])]);
  return { connect: [source], formAction: [...formAction] };
}
