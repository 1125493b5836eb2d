import type { Organisation } from '../content/schemas/organisation.ts';
import { endpointOf } from './endpoint-of.ts';

const SELF = "'self'";

function source(address: string): string {
  return address.startsWith('/') ? SELF : new URL(address).origin;
}

/**
 * Gives what the Content Security Policy must allow for messages to go out, `connect-src` and `form-action` as CSP 3 writes
 * them: exactly the places that the chosen way of delivery sends to, and nothing at all while it is `none`.
 * A form post goes to the first address only, and may end on the thank-you page at the site's full address, which is
 * what the service is told: Chromium holds `form-action` against the redirect as well.
 */
export function deliveryOrigins({
  contact,
  siteAddress,
}: Pick<Organisation, 'contact' | 'siteAddress'>): { connect: string[]; formAction: string[] } {
  const { delivery } = contact;
  if (delivery === 'none') return { connect: [], formAction: [] };
  if (delivery.to === 'email') return { connect: [], formAction: ['mailto:'] };
  if (delivery.to === 'whatsapp') return { connect: [], formAction: ['https://wa.me'] };
  const { addresses, returns } = endpointOf(delivery);
  const connect = [...new Set(addresses.map(source))];
  const formAction = [
    ...new Set([...addresses.slice(0, 1).map(source), ...(returns ? [source(siteAddress)] : [])]),
  ];
  return { connect, formAction };
}
