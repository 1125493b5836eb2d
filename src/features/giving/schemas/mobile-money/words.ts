import { z } from 'zod';
import { group, text } from '../../../../core/schemas/fields.ts';

const field = text('Name of this value.', 40);

const steps = (description: string) =>
  z
    .array(text(`${description} With {service}, {number} and {name}.`, 200).describe('One step.'))
    .min(1, 'expected at least one step')
    .max(8, 'expected at most eight steps')
    .describe(`${description} With {service}, {number} and {name}.`);

/** Words around mobile money; its numbers are facts in organisation.yaml. */
export const mobileMoneyWords = group(
  'The card about mobile money, and the window that it opens.',
  {
    title: text('Title of the card.', 40),
    text: text('One sentence.', 200),
    button: text('Text of the button.', 30),
    show: text('Link to the numbers for browsers without script.', 60),
    heading: text('Heading of the window with the numbers.', 40),
    lead: text('What a donor does with them.', 240),
    only: text('That there are no other numbers, and the {day} on which they were checked.', 160),
    onlySince: text('The same where they were checked on several days, first on {day}.', 160),
    stop: text('What to do if the phone shows another name.', 120),
    place: text('Heading of each way, with {service}, {country} and {currency}.', 80),
    fields: group('Labels for the values.', {
      paybill: field.describe('Label for the Paybill number.'),
      till: field.describe('Label for the till number.'),
      merchant: field.describe('Label for the merchant code.'),
      wallet: field.describe('Label for the phone number of a wallet.'),
      account: field.describe('Label for the account number of a Paybill.'),
      reference: field.describe('Label for the reference that a merchant asks for.'),
      name: field.describe('Label for the name that the phone shows.'),
      ussd: field.meta({
        description: 'Label for the code to dial.',
        title: 'Code to dial',
      }),
    }),
    dial: text('Link that dials the code, on phones that can.', 20),
    holdsNumber: text('Beside a code to dial that already includes the number.', 160),
    standing: text('About monthly gifts, with {service} and its name for them, {standing}.', 200),
    steps: group('What a donor does on the phone, step by step.', {
      paybill: steps('For a paybill, with {account}.'),
      till: steps('For a till.'),
      merchant: steps('For a merchant; a step with {account} is left out where there is none.'),
      wallet: steps('For a wallet.'),
    }),
  },
);

/** What works from another country; shown only for ways that organisation.yaml has. */
export const abroadWords = group('A line about giving from another country.', {
  card: text('Where there is a payment page.', 200),
  bank: text('Where an account has an IBAN or a SWIFT/BIC, with {codes}.', 200),
  both: text('Where there are both, with {codes}.', 200),
});

/** On paper only, beside the code that phones read. */
export const posterWords = text('On the printed page: where the site is, with {site}.', 120);
