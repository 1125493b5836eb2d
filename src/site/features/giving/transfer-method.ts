import { fill } from '#content/text';
import type { WeaveName } from '../../shared/components/Weave.tsx';
import type { PaymentMethodProps } from '../../shared/sections/Give.tsx';
import type { TRANSFER_IDS } from './content.ts';

/** A value of an account or a number, which a donor copies or types. */
export interface Detail {
  label: string;
  /** The value: a number in groups that are easy to compare, all else in one. */
  groups: readonly string[];
  /** Whether it is a number or a code, shown large and from left to right. */
  isNumber?: boolean;
  /** Whether the heading says it too: the poster then leaves it out. */
  isInHeading?: boolean;
  /** The text of the link that dials the value, beside the copy button. */
  dial?: string;
}

/** Instructions for a donor who uses the details of a number. */
export interface Instructions {
  /** Sentences with the names of `values` in braces. */
  steps: readonly string[];
  /** How to give every month. */
  standing?: string;
  values: Readonly<Record<'account' | 'name' | 'service' | 'standing', string | undefined>>;
}

/** An account or a number that receives donations. */
export interface Recipient {
  heading: string;
  /** The detail that the poster shows large. */
  number: Detail;
  /** In the order in which banking apps and phones ask for them. */
  details: readonly Detail[];
  /** What organisation.yaml has; in the editor, a tap on a value opens its form. */
  account: {
    /** The day of its last check, year-month-day. */
    checked?: string | undefined;
    /** ISO 3166-1; a script moves the numbers of the reader's country up. */
    country?: string;
  };
  instructions?: Instructions;
}

/** A way to give by a transfer that the donor makes, to accounts or numbers that the site shows. */
export interface TransferMethod {
  id: (typeof TRANSFER_IDS)[number];
  words: { button: string; lead: string; stop?: string };
  recipients: readonly Recipient[];
  /** The card of Donate in which it opens: the one for bank transfers, or one of its own. */
  card: 'bank' | OwnCard;
}

interface OwnCard extends Omit<PaymentMethodProps, 'className'> {
  /** The pattern in the wave that lights up under a pointer on the card. No two cards share one. */
  weave: WeaveName;
}

/** The details that have a value. */
export const filledIn = (details: readonly Detail[]): Detail[] =>
  details.filter(({ groups }) => groups.join('') !== '');

/** What may distinguish a recipient from others with its heading, the shortest first. */
function distinctions({ number, instructions }: Recipient): string[] {
  const digits = number.groups.join(' ');
  // A Paybill may have several accounts.
  const account = instructions?.values.account;
  return [number.label, digits, ...(account ? [`${digits}, ${account}`] : [])];
}

/**
 * The title of an account or number, which distinguishes it from the others. Undefined for a single
 * one whose values say the same.
 * @param words such as `{account}: {field}`
 */
export function recipientTitle(
  recipient: Recipient,
  recipients: readonly Recipient[],
  words: string,
) {
  const { heading, details } = recipient;
  if (recipients.length === 1 && details.some(({ isInHeading }) => isInHeading)) return undefined;
  const alike = recipients.filter((candidate) => candidate.heading === heading);
  if (alike.length === 1) return heading;
  const all = alike.flatMap(distinctions);
  const own = distinctions(recipient);
  const field = own.find((text) => all.indexOf(text) === all.lastIndexOf(text)) ?? own.at(-1) ?? '';
  return fill(words, { account: heading, field });
}
