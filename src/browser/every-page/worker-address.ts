interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/**
 * The address of the service worker as a TrustedScriptURL, from a policy that creates no other (the
 * Content Security Policy has its name).
 */
export function workerAddress(): string {
  // The query tells the worker the visitor's language.
  const address = import.meta.env.SEVERAL_LANGUAGES
    ? `/sw.js?${document.documentElement.lang}`
    : '/sw.js';
  const rules = { createScriptURL: () => address };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}
