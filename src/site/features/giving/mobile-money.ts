import type { Content } from '#content/project';
import { countryName, fill } from '#content/text';
import { GIVING_FIELDS } from './content.ts';
import { digitGroups } from './digit-groups.ts';
import { type MobileMoneyAccount, walletGroups } from './schemas/mobile-money.ts';
import {
  type Instructions,
  type Recipient,
  type TransferMethod,
  filledIn,
} from './transfer-method.ts';

function instructionsOf(account: MobileMoneyAccount, content: Content): Instructions {
  const words = content.of(GIVING_FIELDS.mobileMoney);
  const { account: reference, service, kind, name, standing } = account;
  return {
    steps: words.steps[kind].filter((step) => reference || !step.includes('{account}')),
    ...(standing && { standing: words.standing }),
    values: { account: reference, name, service, standing },
  };
}

function recipientOf(account: MobileMoneyAccount, content: Content): Recipient {
  const { place, fields, dial } = content.of(GIVING_FIELDS.mobileMoney);
  const { kind, service, country, currency, name } = account;
  const { ussd = '', account: reference = '' } = account;
  const groups = kind === 'wallet' ? walletGroups(account) : digitGroups(account.number);
  const number = { label: fields[kind], groups, isNumber: true };
  const details = filledIn([
    { label: fields.ussd, groups: [ussd], isNumber: true, dial },
    number,
    {
      label: kind === 'paybill' ? fields.account : fields.reference,
      groups: [reference],
      isNumber: true,
    },
    { label: fields.name, groups: [name] },
  ]);
  return {
    heading: fill(place, { service, country: countryName(country, content.locale), currency }),
    number,
    details,
    account,
    instructions: instructionsOf(account, content),
  };
}

const PHONE =
  'M16 2h40v68H16zm5 5v40h30V7zm15 3a11 17 0 0 1 0 34 11 17 0 0 1 0-34m-1.5 6.5v3h-4v3h4v3h-4v3h4v3h-4v3h4v3h3v-3h4v-3h-4v-3h4v-3h-4v-3h4v-3h-4v-3zM22 52v5h7v-5zm10.5 0v5h7v-5zM43 52v5h7v-5zM22 61v5h7v-5zm10.5 0v5h7v-5zM43 61v5h7v-5z';

/** Mobile money: payments by phone, which need no bank account. */
export function mobileMoney(content: Content): TransferMethod {
  const words = content.of(GIVING_FIELDS.mobileMoney);
  const accounts = content.of(GIVING_FIELDS.ways).mobileMoney;
  return {
    id: 'mobile-money',
    words,
    recipients: accounts.map((account) => recipientOf(account, content)),
    card: {
      drawing: PHONE,
      viewBox: '16 2 40 68',
      weave: 'checker',
      words,
      example: content.of(GIVING_FIELDS.examples)?.mobileMoney,
    },
  };
}
