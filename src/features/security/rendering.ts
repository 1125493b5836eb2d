import { SECURITY, type Security } from './content.ts';
import { fieldOf } from '../../core/content.ts';
import { hasBegun } from '../../core/schemas/day.ts';
import type { Rendering } from '../../site/build/rendering.ts';
import { isPlaceholder } from '../../core/text/placeholders.ts';

const PATH = '/.well-known/security.txt';

/** The text of security.txt (RFC 9116, section 2.5). Omits a placeholder address. */
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
  // While organisation.yaml says whom to tell.
  files: (content, isFirst) => {
    const { languages, siteAddress } = content.organisation;
    const security = fieldOf(content, SECURITY);
    if (!isFirst || !security || hasBegun(security.expires)) return [];
    return [{ path: PATH, body: securityText(security, languages.join(', '), siteAddress) }];
  },
};
