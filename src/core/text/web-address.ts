/** Parses a web address; undefined if it is invalid, such as one still being typed. */
export function webAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
