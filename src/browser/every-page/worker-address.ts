interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/**
 * The address of the service worker, vouched for by a policy that gives no other (Trusted Types; the name stands in
 * the Content Security Policy).
 */
export function workerAddress(): string {
  const rules = { createScriptURL: () => '/sw.js' };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}
