import { type Content, valueOfField } from '#content/project';
import { countryName, fill } from '#content/text';
import { buttonClasses } from '../../shared/components/Button.tsx';
import { FilledText } from '../../shared/components/divided-text.tsx';
import { EXAMPLES_FIELD, GIVING_FIELD, MOBILE_MONEY_WORDS } from './content.ts';
import { digitGroups } from './digit-groups.ts';
import { DetailValue } from './RecipientDetails.tsx';
import { type MobileMoneyAccount, walletGroups } from './schemas/mobile-money.ts';
import { type Recipient, type TransferMethod, filledIn } from './transfer-method.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './RecipientDetails.module.css';

/** A link that dials a code, on phones that can. */
function DialLink({ code, label }: { code: string; label: string }) {
  return (
    <a
      className={buttonClasses({ look: 'outline', className: styles.small })}
      href={`tel:${code.replaceAll('#', '%23')}`}
    >
      {label}
      <span className={layout.hidden} dir="ltr" translate="no">{` ${code}`}</span>
    </a>
  );
}

interface InstructionsProps {
  content: Content;
  account: MobileMoneyAccount;
  groups: readonly string[];
}

/** What a donor does on the phone, and how to give every month. */
function Instructions({ content, account, groups }: InstructionsProps) {
  const words = valueOfField(content, MOBILE_MONEY_WORDS);
  const { account: reference, service, kind, name, standing } = account;
  const values = {
    number: (
      <b dir="ltr" translate="no">
        <DetailValue groups={groups} />
      </b>
    ),
    account: (
      <b dir="ltr" translate="no">
        {reference}
      </b>
    ),
    name: (
      <b dir="ltr" translate="no">
        {name}
      </b>
    ),
    service: <span translate="no">{service}</span>,
    standing: <span translate="no">{standing}</span>,
  };
  // In the editor's preview, no kind may be chosen yet.
  const stepsOfKinds: Partial<typeof words.steps> = words.steps;
  const steps = (stepsOfKinds[kind] ?? []).filter(
    (step) => reference || !step.includes('{account}'),
  );
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <FilledText values={values}>{step}</FilledText>
          </li>
        ))}
      </ol>
      {standing && (
        <p>
          <FilledText values={values}>{words.standing}</FilledText>
        </p>
      )}
    </>
  );
}

function recipientOf(account: MobileMoneyAccount, content: Content): Recipient {
  const { place, fields, dial } = valueOfField(content, MOBILE_MONEY_WORDS);
  const { kind, service, country, currency, name, checked } = account;
  const { ussd = '', account: reference = '' } = account;
  const groups = kind === 'wallet' ? walletGroups(account) : digitGroups(account.number);
  const number = { label: fields[kind], groups, isNumber: true };
  const details = filledIn([
    {
      label: fields.ussd,
      groups: [ussd],
      isNumber: true,
      action: <DialLink code={ussd} label={dial} />,
    },
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
    checked,
    country,
    instructions: <Instructions content={content} account={account} groups={groups} />,
  };
}

const PHONE =
  'M16 2h40v68H16zm5 5v40h30V7zm15 3a11 17 0 0 1 0 34 11 17 0 0 1 0-34m-1.5 6.5v3h-4v3h4v3h-4v3h4v3h-4v3h4v3h3v-3h4v-3h-4v-3h4v-3h-4v-3h4v-3h-4v-3zM22 52v5h7v-5zm10.5 0v5h7v-5zM43 52v5h7v-5zM22 61v5h7v-5zm10.5 0v5h7v-5zM43 61v5h7v-5z';

/** Mobile money: payments by phone, which need no bank account. */
export function mobileMoney(content: Content): TransferMethod {
  const words = valueOfField(content, MOBILE_MONEY_WORDS);
  const accounts = valueOfField(content, GIVING_FIELD).mobileMoney;
  return {
    id: 'mobile-money',
    words,
    recipients: accounts.map((account) => recipientOf(account, content)),
    card: {
      drawing: PHONE,
      viewBox: '16 2 40 68',
      weave: 'checker',
      words,
      example: valueOfField(content, EXAMPLES_FIELD)?.mobileMoney,
    },
  };
}
