import type { Organisation } from '../content/schemas/organisation.ts';
import { endpointOf } from './endpoint-of.ts';

const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * What the Content Security Policy must allow so that messages can be sent: values of `connect-src`
 * and `form-action` (CSP 3). A service redirects a form post to the thank-you page at the site's
 * full address, and Chromium applies `form-action` to the redirect, too.
 */
export function deliveryOrigins({
  contact,
  siteAddress,
}: Pick<Organisation, 'contact' | 'siteAddress'>): { connect: string[]; formAction: string[] } {
  const { delivery } = contact;
  if (delivery === 'none') return { connect: [], formAction: [] };
  if (delivery.to === 'email') return { connect: [], formAction: ['mailto:'] };
  if (delivery.to === 'whatsapp') return { connect: [], formAction: ['https://wa.me'] };
  const { address, returns } = endpointOf(delivery);
  const source = sourceOf(address);
  const formAction = new Set([source, ...(returns ? [sourceOf(siteAddress)] : [])]);
  return { connect: [source], formAction: [...formAction] };
}
