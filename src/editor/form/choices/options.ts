/** One line of a list in which something is chosen. */
export interface ListOption {
  /** As content files write it, such as `/contact-us#is-it-free` or `KE`. */
  value: string;
  /** The same by another value, as a file may have it. */
  also?: string;
  name: string;
}

export interface OptionGroup {
  /** Empty for options that stand in no group. */
  name: string;
  /** The language of its names (BCP 47); without it that of the editor. */
  language?: string;
  /** Whether nothing of it can be chosen. */
  closed?: boolean;
  options: ListOption[];
}
