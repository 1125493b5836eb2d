import { FORM_SERVICES, type FormService } from './schemas/services.ts';
import type { Delivering, HandOver } from './schemas/delivery.ts';
import type { Origins } from '../../core/feature.ts';
import type { Organisation } from '../../core/schemas/organisation.ts';

/** Path of the page after a form post without script. */
export const THANK_YOU = '/thank-you';

/** What the page needs to know about an address that takes messages. */
export interface Endpoint {
  /** Where messages are posted: a full address, or a path of this site. */
  address: string;
  format: 'form' | 'json';
  /** Whether to send the idempotency key as a header, too; some services refuse that header. */
  keyHeader: boolean;
  /** Fields with a fixed value, in every message. */
  fields: Readonly<Record<string, string>>;
  /** Name of the field that only spam programs fill in. */
  honeypotField: string;
  /** Field that carries the address of the thank-you page. */
  thankYouField?: string | undefined;
  /** Whether the endpoint redirects visitors without script to this site's full address. */
  returns: boolean;
  /** Attributes that mark the form for the host. */
  attributes?: Readonly<Record<string, string>>;
  /** Hidden fields of a post without script. */
  hidden?: Readonly<Record<string, string>>;
}

const HONEYPOT = '_gotcha';

/**
 * Netlify's own form service. It finds the form in the built page by `data-netlify`, removes that
 * attribute, and stores only fields that are in the page: the two that the script adds are there,
 * empty. It does not read JSON. It answers with the page that is posted to, the thank-you page.
 * Sources, read on 2026-11-21: https://github.com/netlify/context-and-tools, skills/netlify-forms
 * (made by Netlify from its documentation), and https://docs.netlify.com/forms/spam-filters/.
 */
const NETLIFY: Endpoint = {
  address: THANK_YOU,
  format: 'form',
  keyHeader: false,
  // Netlify requires its honeypot in every post.
  fields: { 'form-name': 'contact', 'bot-field': '' },
  honeypotField: 'bot-field',
  returns: false,
  attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
  hidden: { idempotency_key: '', written_at: '' },
};

/** This site's own function, see src/features/delivery/function. */
const FUNCTION: Endpoint = {
  address: '/api/contact',
  format: 'json',
  keyHeader: true,
  fields: {},
  honeypotField: HONEYPOT,
  returns: false,
};

export function endpointOf(delivery: Exclude<Delivering, HandOver>): Endpoint;
/** The endpoint of a delivery setting; undefined if nothing is delivered or the visitor's own program sends the message. */
export function endpointOf(delivery: Delivering | 'none'): Endpoint | undefined;
export function endpointOf(delivery: Delivering | 'none'): Endpoint | undefined {
  if (delivery === 'none' || delivery.to === 'email' || delivery.to === 'whatsapp')
    return undefined;
  if (delivery.to === 'netlify') return NETLIFY;
  if (delivery.to === 'function') return FUNCTION;
  if (delivery.to === 'endpoint') {
    const { format, serviceFields: fields, thankYouField } = delivery;
    const returns = thankYouField !== undefined;
    return { ...delivery, fields, keyHeader: format === 'json', returns };
  }
  const { key } = delivery;
  const { address, keyField, ...service }: FormService = FORM_SERVICES[delivery.to];
  return {
    honeypotField: HONEYPOT,
    ...service,
    address: address.replace('{key}', key),
    keyHeader: false,
    fields: keyField ? { [keyField]: key } : {},
    // Without the field for the thank-you page, the service's settings decide where visitors go.
    returns: true,
  };
}

const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * What the Content Security Policy must allow so that messages can be sent: values of `connect-src`
 * and `form-action` (CSP 3). A service redirects a form post to the thank-you page at the site's
 * full address, and Chromium applies `form-action` to the redirect, too.
 */
export function deliveryOrigins({
  contact: { delivery },
  siteAddress,
}: Pick<Organisation, 'siteAddress'> & { contact: { delivery: Delivering | 'none' } }): Origins {
  if (delivery === 'none') return { connect: [], formAction: [] };
  if (delivery.to === 'email') return { connect: [], formAction: ['mailto:'] };
  if (delivery.to === 'whatsapp') return { connect: [], formAction: ['https://wa.me'] };
  const { address, returns } = endpointOf(delivery);
  const source = sourceOf(address);
  const formAction = new Set([source, ...(returns ? [sourceOf(siteAddress)] : [])]);
  return { connect: [source], formAction: [...formAction] };
}
