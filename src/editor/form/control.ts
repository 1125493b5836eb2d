import type { ComponentType } from 'react';
import type { JsonSchema, Path } from '#content/fields';

/** What an input of a field is given. Its label and its help are not its own. */
export interface ControlProps {
  /** The id of the element that takes the focus; its label names it. */
  id: string;
  /** Ids of what describes it: its help and its mistakes. */
  describedBy?: string | undefined;
  schema: JsonSchema;
  /** What the content file has there; undefined for nothing. */
  value: unknown;
  /** Takes what somebody has chosen or typed; undefined or an empty text for nothing. */
  set: (value: unknown) => void;
  /** The file, from the project's root, and the field's place in its data. */
  path: string;
  keys: Path;
  /** Whether the content file may not lack it. */
  isRequired: boolean;
}

export type Control = ComponentType<ControlProps>;

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
