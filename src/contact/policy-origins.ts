import type { Organisation } from '../content/schemas/organisation.ts';
import { endpointOf } from './endpoint-of.ts';

const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * What the Content Security Policy must allow for messages to go out: values of `connect-src` and
 * `form-action` (CSP 3). A form post may end on the thank-you page at the site's full address,
 * which is what a service is told: Chromium holds `form-action` against the redirect as well.
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
