import { hasBegun } from '#content/fields';
import { isPlaceholder } from '#content/text';
import type { Rendering } from '../../shared/rendering.ts';
import { SECURITY_FIELD, type Security } from './content.ts';

const PATH = '/.well-known/security.txt';

/** Writes security.txt (RFC 9116, 2.5), without the site's address while that is a placeholder. */
export function securityText(
  { contact, expires }: Security,
  language: string,
  siteAddress: string,
): string {
  const address = contact.includes(':') ? contact : `mailto:${contact}`;
  const canonical = new URL(PATH, siteAddress).href;
  return [
    `Contact: ${address}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    ...(isPlaceholder(siteAddress) ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n');
}

export const rendering: Rendering = {
  // Published while organisation.yaml has a contact that has not expired.
  files: (content, isFirst) => {
    const { languages, siteAddress } = content.organisation;
    const security = content.of(SECURITY_FIELD);
    if (!isFirst || !security || hasBegun(security.expires, content.now)) return [];
    return [{ path: PATH, body: securityText(security, languages.join(', '), siteAddress) }];
  },
};
