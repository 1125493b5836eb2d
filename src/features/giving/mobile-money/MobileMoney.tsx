import { FilledText } from '../../../site/components/FilledText.tsx';
import type { z } from 'zod';
import { fieldOf, type Content } from '../../../core/content.ts';
import { fill } from '../../../core/fill.ts';
import type { MobileMoney as Entry } from '../schemas/mobile-money/entry.ts';
import { containsNumber, walletGroups } from '../schemas/mobile-money/numbers.ts';
import { GIVING, MOBILE_MONEY_WORDS } from '../content.ts';
import { countryName } from '../country-name.ts';
import { formatDay } from '../../../core/text/format-day.ts';
import layout from '../../../site/styles/layout.module.css';
import { DigitGroups, PaymentDialog, PaymentEntry, Row } from '../PaymentDialog.tsx';
import dialog from '../PaymentDialog.module.css';
import { digitGroups } from '../digit-groups.ts';
import styles from './MobileMoney.module.css';

/** Id of the dialog, for its button and for links to `/donate#mobile-money`. */
export const MOBILE_MONEY = 'mobile-money';

type Words = z.infer<typeof MOBILE_MONEY_WORDS.schema>;

interface EntryProps {
  entry: Entry;
  words: Words;
  fieldOf: string;
  place: string;
}

const groupsOf = (entry: Entry) =>
  entry.kind === 'wallet' ? walletGroups(entry) : digitGroups(entry.number, 'account');

/** The values in the order in which a phone asks for them. */
function Values({ entry, words, fieldOf, place }: EntryProps) {
  const { account, ussd, kind, name } = entry;
  const rowOf = (label: string) => ({
    name: label,
    copies: fill(fieldOf, { field: label, account: place }),
    dir: 'ltr' as const,
  });
  return (
    <dl>
      {ussd && (
        <Row
          {...rowOf(words.fields.ussd)}
          action={
            <a
              className={`${dialog.small} ${dialog.link}`}
              href={`tel:${ussd.replaceAll('#', '%23')}`}
            >
              {words.dial}
              <span className={layout.hidden} dir="ltr">{` ${ussd}`}</span>
            </a>
          }
        >
          <DigitGroups groups={[ussd]} />
        </Row>
      )}
      <Row {...rowOf(words.fields[kind])}>
        <DigitGroups groups={groupsOf(entry)} />
      </Row>
      {account && (
        <Row {...rowOf(kind === 'paybill' ? words.fields.account : words.fields.reference)}>
          <DigitGroups groups={[account]} />
        </Row>
      )}
      <Row {...rowOf(words.fields.name)}>{name}</Row>
    </dl>
  );
}

/** What a donor does on the phone. */
function Steps({ entry, words }: Pick<EntryProps, 'entry' | 'words'>) {
  const { account, service, kind, name } = entry;
  const values = {
    service,
    number: (
      <b dir="ltr">
        <DigitGroups groups={groupsOf(entry)} />
      </b>
    ),
    account: <b dir="ltr">{account}</b>,
    name: (
      <b dir="ltr" className={styles.name}>
        {name}
      </b>
    ),
  };
  const steps = words.steps[kind].filter((step) => account || !step.includes('{account}'));
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <FilledText values={values}>{step}</FilledText>
        </li>
      ))}
    </ol>
  );
}

/** Those of the reader's country first, if the language names one, as `sw-KE` does. */
function localFirst(entries: readonly Entry[], code: string): Entry[] {
  const { region } = new Intl.Locale(code);
  return entries.toSorted(
    (one, other) => Number(other.country === region) - Number(one.country === region),
  );
}

/** Says that there are no other numbers, and since when. */
function noOtherNumbers(entries: readonly Entry[], words: Words, code: string): string {
  const [first = '', ...later] = [...new Set(entries.map(({ checked }) => checked))].sort();
  const day = formatDay(first, code);
  return fill(later.length > 0 ? words.onlySince : words.only, { day });
}

/** Where to send mobile money to, and what to do on the phone. */
export function MobileMoney({ content }: { content: Content }) {
  const { bank } = content.donate;
  const words = fieldOf(content, MOBILE_MONEY_WORDS);
  const { mobileMoney: entries } = fieldOf(content, GIVING);
  const { locale: code } = content;
  const placeOf = ({ service, country, currency }: Entry) =>
    fill(words.place, { service, country: countryName(country, code), currency });
  return (
    <PaymentDialog id={MOBILE_MONEY} heading={words.heading} words={bank.accounts}>
      <p>{words.lead}</p>
      <p className={styles.only}>
        {noOtherNumbers(entries, words, code)} <strong className={styles.stop}>{words.stop}</strong>
      </p>
      {localFirst(entries, code).map((entry, _, all) => {
        const { kind, service, number, standing, ussd } = entry;
        const isOnly = all.filter((other) => placeOf(other) === placeOf(entry)).length === 1;
        const place = isOnly ? placeOf(entry) : `${placeOf(entry)}: ${words.fields[kind]}`;
        return (
          <PaymentEntry
            key={service + number}
            group={MOBILE_MONEY}
            of={entries.length}
            heading={place}
            country={entry.country}
          >
            <Values entry={entry} words={words} fieldOf={bank.accounts.fieldOf} place={place} />
            {ussd && containsNumber(ussd) && <p className={styles.note}>{words.holdsNumber}</p>}
            <Steps entry={entry} words={words} />
            {standing && (
              <p className={styles.note}>{fill(words.standing, { service, standing })}</p>
            )}
          </PaymentEntry>
        );
      })}
    </PaymentDialog>
  );
}
