import type { ReactNode } from 'react';
import type { PaymentMethodProps } from '../../shared/sections/Give.tsx';

/** A value of an account or a number, which a donor copies or types. */
export interface Detail {
  label: string;
  /** The value: a number in groups that are easy to compare, all else in one. */
  groups: readonly string[];
  /** Whether it is a number or a code, shown large and from left to right. */
  isNumber?: boolean;
  /** Whether the heading says it too: the poster then leaves it out. */
  isInHeading?: boolean;
  /** A link beside the button that copies. */
  action?: ReactNode;
}

/** An account or a number that receives gifts. */
export interface Recipient {
  heading: string;
  /** The detail that the poster shows large. */
  number: Detail;
  /** In the order in which banking apps and phones ask for them. */
  details: readonly Detail[];
  /** The day of its last check, year-month-day. */
  checked: string | undefined;
  /** ISO 3166-1; a script moves the numbers of the reader's country up. */
  country?: string;
  /** What a donor does with the details. */
  instructions?: ReactNode;
}

/** A way to give for which the site shows accounts or numbers. */
export interface WayToGive {
  /** For links such as `/donate#bank-accounts`, which open its details. */
  id: string;
  words: { button: string; lead: string; stop?: string };
  recipients: readonly Recipient[];
  /** Its card; `bank` for the card about bank transfers, which Donate has in any case. */
  card: Omit<PaymentMethodProps, 'children'> | 'bank';
}
