/** What some browsers have and the types of TypeScript lack, each as its specification says. */
declare global {
  /** A Trusted Types policy that makes addresses of scripts. */
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

  interface Request {
    /** https://fetch.spec.whatwg.org/ */
    readonly isHistoryNavigation?: boolean;
  }

  interface Performance {
    /** https://w3c.github.io/navigation-timing/ */
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

export {};
