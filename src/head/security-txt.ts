import type { Security } from '../content/schemas/security.ts';
import { isPlaceholder } from '../content/text/placeholders.ts';

/** The text of /.well-known/security.txt (RFC 9116, section 2.5). Omits a placeholder address. */
export function securityText(
  { contact, expires }: Security,
  language: string,
  siteAddress: string,
): string {
  const address = contact.includes(':') ? contact : `mailto:${contact}`;
  const canonical = new URL('/.well-known/security.txt', siteAddress).href;
  return [
    `Contact: ${address}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    ...(isPlaceholder(siteAddress) ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n');
}
