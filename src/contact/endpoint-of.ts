import { FORM_SERVICES, type FormService } from './schemas/services.ts';
import type { Delivering, HandOver } from './schemas/delivery.ts';
import { THANK_YOU } from '../content/site-pages.ts';

/** What the page must know of an address that takes messages. */
export interface Endpoint {
  /** Where messages are posted: a full address, or a path of this site. */
  address: string;
  format: 'form' | 'json';
  /** Whether the key goes into a header, too: a service may not let a page send one. */
  keyHeader: boolean;
  /** Fields with a fixed value that every message has. */
  fields: Readonly<Record<string, string>>;
  /** Name of the field that only spam programs fill in. */
  honeypotField: string;
  /** The field by which it is told the address of the thank-you page. */
  thankYouField?: string | undefined;
  /** Whether a visitor without script comes back to this site by its full address. */
  returns: boolean;
  /** Attributes by which a host knows the form as its own. */
  attributes?: Readonly<Record<string, string>>;
  /** Fields of a post without script alone. */
  hidden?: Readonly<Record<string, string>>;
}

const HONEYPOT = '_gotcha';

/** Where the function of this site answers, see src/contact/function. */
export const FUNCTION_PATH = '/api/contact';

/**
 * Netlify's own form service. It finds the form in the built page by `data-netlify`, which it then
 * takes out, and keeps only fields that stand in the page: the two that the script adds stand there
 * empty. It does not read JSON. It answers with the page that is posted to, the thank-you page.
 * Sources, read on 2026-11-21: https://github.com/netlify/context-and-tools, skills/netlify-forms
 * (made by Netlify from its documentation), and https://docs.netlify.com/forms/spam-filters/.
 */
const NETLIFY: Endpoint = {
  address: THANK_YOU,
  format: 'form',
  keyHeader: false,
  // It wants its honeypot in every post.
  fields: { 'form-name': 'contact', 'bot-field': '' },
  honeypotField: 'bot-field',
  returns: false,
  attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
  hidden: { idempotency_key: '', written_at: '' },
};

function ofService(
  { address, keyField, format, honeypotField, thankYouField }: FormService,
  key: string,
): Endpoint {
  return {
    address: address.replace('{key}', key),
    format,
    keyHeader: false,
    fields: keyField ? { [keyField]: key } : {},
    honeypotField: honeypotField ?? HONEYPOT,
    thankYouField,
    // Without a field its own settings lead back, or it shows a page of its own.
    returns: true,
  };
}

/** The endpoint that a setting chooses. */
export function endpointOf(delivery: Exclude<Delivering, HandOver>): Endpoint;
/** The same; undefined where messages go nowhere, or the visitor's own program sends them. */
export function endpointOf(delivery: Delivering | 'none'): Endpoint | undefined;
export function endpointOf(delivery: Delivering | 'none'): Endpoint | undefined {
  if (delivery === 'none' || delivery.to === 'email' || delivery.to === 'whatsapp')
    return undefined;
  if (delivery.to === 'netlify') return NETLIFY;
  if (delivery.to === 'function') {
    return {
      address: FUNCTION_PATH,
      format: 'json',
      keyHeader: true,
      fields: {},
      honeypotField: HONEYPOT,
      returns: false,
    };
  }
  if ('key' in delivery) return ofService(FORM_SERVICES[delivery.to], delivery.key);
  const { address, format, serviceFields, honeypotField, thankYouField } = delivery;
  return {
    address,
    format,
    keyHeader: format === 'json',
    fields: serviceFields,
    honeypotField,
    thankYouField,
    returns: thankYouField !== undefined,
  };
}
