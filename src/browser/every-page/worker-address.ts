interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/**
 * The address of the service worker as a trusted script address, from a Trusted Types policy that gives no other (its
 * name stands in the Content Security Policy).
 */
export function workerAddress(): string {
  // What follows the question mark tells the worker which language is being read.
  const address = import.meta.env.SEVERAL_LANGUAGES
    ? `/sw.js?${document.documentElement.lang}`
    : '/sw.js';
  const rules = { createScriptURL: () => address };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}
