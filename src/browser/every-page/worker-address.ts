interface Rules {
  createScriptURL(address: string): string;
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
  const rules: Rules = { createScriptURL: () => address };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  };
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}
