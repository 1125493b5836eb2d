import { hmac } from './digest.ts';

const groupsOf = (text = '') => text.split(':').filter(Boolean);

/**
 * The network that an address belongs to: of IPv6 the first 64 bits, which is the least that one
 * connection gets (RFC 6177), so that its other 2⁶⁴ addresses are not other senders.
 */
export function networkOf(address: string): string {
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
 * Stands for the network of an address. Once the secret is deleted, nothing leads back to it.
 * @param secret of the day
 */
export function senderOf(address: string, secret: string): Promise<string> {
  return hmac(networkOf(address), secret);
}
