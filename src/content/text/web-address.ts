/**
 * An address on the web as a URL; undefined for what is none, such as one that is still being typed.
 * @param base what an address without a host is below
 */
export function webAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
