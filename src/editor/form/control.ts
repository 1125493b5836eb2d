import type { ComponentType } from 'react';
import type { Field, Path } from '#content/fields';

/** The props of a form control. Its label, help and mistakes are rendered by `ControlField`. */
export interface ControlProps {
  /** The id for the element that takes the focus, to which the label refers. */
  id: string;
  /** Ids of its help and its mistakes, for `aria-describedby`. */
  describedBy?: string | undefined;
  field: Field;
  /** The value in the content file; undefined if the field is missing. */
  value: unknown;
  /**
   * Sets the value; undefined or an empty text removes it.
   * @param step the name of the undo step, by default that of typing in this field
   */
  set: (value: unknown, step?: string) => void;
  /** The file, from the project's root, and the path of the field in its data. */
  path: string;
  keys: Path;
  /** Whether the schema requires a value. */
  isRequired: boolean;
  /** Whether a mistake is shown below it. */
  isWrong?: boolean;
}

export type Control = ComponentType<ControlProps>;

/** An option of a select. */
export interface ListOption {
  /** The value in content files, such as `/contact-us#is-it-free` or `KE`. */
  value: string;
  /** A second value that means the same and that a file may have. */
  also?: string;
  name: string;
  /** Where it is, to tell it from others of the same name. */
  place?: string | undefined;
}

export interface OptionGroup {
  /** The label of the group; empty for options outside of groups. */
  name: string;
  /** The language of the options' names (BCP 47), if it is not English. */
  language?: string;
  /** Whether its options are shown, but cannot be chosen. */
  isDisabled?: boolean;
  options: ListOption[];
}
