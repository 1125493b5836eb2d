const bytes = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA-256 of a text, in hexadecimal digits. @param secret not empty */
export async function hmac(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const groupsOf = (text = '') => text.split(':').filter(Boolean);

/**
 * The network of an address: of IPv6 the first 64 bits, the least that one connection gets
 * (RFC 6177), so that one connection does not count as 2⁶⁴ senders.
 */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head, tail] = address.split('::').map(groupsOf);
  const zeros = Array<string>(Math.max(8 - (head?.length ?? 0) - (tail?.length ?? 0), 0)).fill('0');
  return [...(head ?? []), ...zeros, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * A hash of an address's network on a day such as `2026-01-31`, which only who has the secret can
 * reverse.
 */
export function senderOf(address: string, day: string, secret: string): Promise<string> {
  return hmac(`${day} ${networkOf(address)}`, secret);
}
