/** Reserved hosts (RFC 2606, RFC 6761), which the shipped content uses as placeholders. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;

/** Loopback, private and link-local hosts (RFC 1122, 1918, 3927, 4193, 4291), mDNS (RFC 6762). */
const LOCAL =
  /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$|^\[(::1?|f[cde][0-9a-f]{2}:.*)\]$|(^|\.)local(host)?$/i;

/** Whether a host can only be reached from its own computer or network, such as 127.0.0.1. */
export function isLocalHost(host: string): boolean {
  return LOCAL.test(host);
}

/** The form ids in examples of form services and of docs/. */
const SAMPLE_FORM = /\/f\/(xayzbcdf|0123456789ab|your-?(form-?)?id)$/i;

/** Whether an address or email address has a placeholder or local host, or a sample form id. */
export function isPlaceholder(address: string): boolean {
  if (SAMPLE_FORM.test(address)) return true;
  const host = address.includes('://') ? URL.parse(address)?.hostname : address.split('@').at(-1);
  return RESERVED.test(host ?? '') || isLocalHost(host ?? '');
}

/** Whether an address is the front page of a social network, such as https://www.facebook.com/. */
export function isNetworkFrontPage(address: string): boolean {
  const { pathname, search, hash, hostname = '' } = URL.parse(address) ?? {};
  const bare = pathname === '/' && !search && !hash;
  return bare && /(^|\.)(facebook|instagram|youtube|telegram|t)\.(com|org|me)$/.test(hostname);
}
