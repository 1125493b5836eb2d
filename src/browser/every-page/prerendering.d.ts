declare global {
  interface Document {
    /** Whether the page is being prerendered; undefined in browsers without speculation rules. */
    readonly prerendering?: boolean;
  }
}

export {};
