import { hasBegun } from '#content/fields';
import { fieldOf } from '#content/project';
import { isPlaceholder } from '#content/text';
import type { Rendering } from '../../shared/rendering.ts';
import { SECURITY, type Security } from './content.ts';

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
