/** Hosts that can never be anybody's own (RFC 2606, RFC 6761): the content ships with them until real ones are known. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;

/** Is this address, or the host of this e-mail address, a placeholder rather than somebody's own? */
export function isPlaceholder(address: string): boolean {
  const host = address.includes('://') ? new URL(address).hostname : address.split('@').at(-1);
  return RESERVED.test(host ?? '');
}

/** Is this the front page of a whole network, such as https://www.facebook.com/, rather than somebody's own page? */
export function isFrontPage(address: string): boolean {
  const { pathname, search, hash, hostname } = new URL(address);
  const bare = pathname === '/' && !search && !hash;
  return bare && /(^|\.)(facebook|instagram|youtube|telegram|t)\.(com|org|me)$/.test(hostname);
}
