/** APIs that TypeScript's types lack, typed as in the linked specifications. */
declare global {
  /** A Trusted Types policy that creates script addresses. */
  interface ScriptRules {
    createScriptURL(address: string): string;
  }

  interface Window {
    /** https://w3c.github.io/trusted-types/dist/spec/ */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
  }

  interface Navigator {
    /** https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }

  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }

  interface Performance {
    /** https://w3c.github.io/navigation-timing/ */
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

export {};
