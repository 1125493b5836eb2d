/** Hosts that can never be anybody's own (RFC 2606, RFC 6761): the content ships with them until real ones are known. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;

/** Hosts of one computer or network: loopback, private and link-local addresses (RFC 1122, 1918, 3927, 4193, 4291), names of mDNS (RFC 6762). */
const LOCAL =
  /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$|^\[(::1?|f[cde][0-9a-f]{2}:.*)\]$|(^|\.)local(host)?$/i;

/** Is this a host that only one computer or network knows, such as 127.0.0.1? */
export function isLocal(host: string): boolean {
  return LOCAL.test(host);
}

/** Is this address, or the host of this e-mail address, a placeholder rather than somebody's own? */
export function isPlaceholder(address: string): boolean {
  const host = address.includes('://') ? new URL(address).hostname : address.split('@').at(-1);
  return RESERVED.test(host ?? '') || isLocal(host ?? '');
}

/** Is this the front page of a whole network, such as https://www.facebook.com/, rather than somebody's own page? */
export function isFrontPage(address: string): boolean {
  const { pathname, search, hash, hostname } = new URL(address);
  const bare = pathname === '/' && !search && !hash;
  return bare && /(^|\.)(facebook|instagram|youtube|telegram|t)\.(com|org|me)$/.test(hostname);
}
