import { isPlaceholder } from './placeholders.ts';

/**
 * The full address of a path; the path alone while the site's address is a placeholder. JSON-LD 1.1
 * (4.1.3) then resolves it against the page.
 */
export function absoluteAddress(path: string, siteAddress: string): string {
  return isPlaceholder(siteAddress) ? path : new URL(path, siteAddress).href;
}

/** An address with its scheme in small letters: a phone begins a text with a capital. */
export const withLowerScheme = (address: string): string =>
  address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
