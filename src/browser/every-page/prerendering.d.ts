declare global {
  interface Document {
    /** The page is being prepared ahead of a visit; browsers without speculation rules do not know it. */
    readonly prerendering?: boolean;
  }
}

export {};
