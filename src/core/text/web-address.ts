/**
 * Parses a web address; undefined if it is invalid, such as one still being typed.
 * @param base the base of a relative address
 */
export function webAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
