import type { z } from 'zod';
import { fieldOf, type Content } from '../../core/content.ts';
import { fill } from '../../core/fill.ts';
import { buttonClasses } from '../../site/components/Button.tsx';
import { FilledText } from '../../site/components/FilledText.tsx';
import layout from '../../site/styles/layout.module.css';
import { CardDetails, DigitGroups, OnlyThese, Recipient, Value } from './CardDetails.tsx';
import styles from './CardDetails.module.css';
import { DETAIL_WORDS, GIVING, MOBILE_MONEY_WORDS } from './content.ts';
import { countryName } from './country-name.ts';
import { digitGroups } from './digit-groups.ts';
import type { MobileMoney as Entry } from './schemas/mobile-money.ts';
import { numberInCode, walletGroups } from './schemas/numbers.ts';

const MOBILE_MONEY = 'mobile-money';

interface EntryProps {
  entry: Entry;
  words: z.infer<typeof MOBILE_MONEY_WORDS.schema>;
}

function EntryNumber({ entry }: Pick<EntryProps, 'entry'>) {
  const isPhone = entry.kind === 'wallet';
  const groups = isPhone ? walletGroups(entry) : digitGroups(entry.number, 'account');
  return <DigitGroups groups={groups} />;
}

/** A link that dials a code, on phones that can. */
function DialLink({ code, words }: { code: string; words: EntryProps['words'] }) {
  return (
    <a
      className={buttonClasses({ look: 'outline', className: styles.small })}
      href={`tel:${code.replaceAll('#', '%23')}`}
    >
      {words.dial}
      <span className={layout.hidden} dir="ltr">{` ${code}`}</span>
    </a>
  );
}

/** The values in the order in which a phone asks for them. @param copies names one for its button */
function Values({ entry, words, copies }: EntryProps & { copies: (label: string) => string }) {
  const { account, ussd, kind, name } = entry;
  const { fields } = words;
  const accountLabel = kind === 'paybill' ? fields.account : fields.reference;
  return (
    <dl>
      {ussd && (
        <Value
          label={fields.ussd}
          copies={copies(fields.ussd)}
          isNumber
          action={<DialLink code={ussd} words={words} />}
        >
          {ussd}
        </Value>
      )}
      <Value label={fields[kind]} copies={copies(fields[kind])} isNumber>
        <EntryNumber entry={entry} />
      </Value>
      {account && (
        <Value label={accountLabel} copies={copies(accountLabel)} isNumber>
          {account}
        </Value>
      )}
      <Value label={fields.name} copies={copies(fields.name)}>
        {name}
      </Value>
    </dl>
  );
}

/** What a donor does on the phone. */
function Steps({ entry, words }: EntryProps) {
  const { account, service, kind, name } = entry;
  const values = {
    service,
    number: (
      <b dir="ltr">
        <EntryNumber entry={entry} />
      </b>
    ),
    account: <b dir="ltr">{account}</b>,
    name: <b dir="ltr">{name}</b>,
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

/** Where to send mobile money to, and what to do on the phone. */
export function MobileMoney({ content }: { content: Content }) {
  const words = fieldOf(content, MOBILE_MONEY_WORDS);
  const { fieldOf: ofAccount } = fieldOf(content, DETAIL_WORDS);
  const { mobileMoney: entries } = fieldOf(content, GIVING);
  const placeOf = ({ service, country, currency }: Entry) =>
    fill(words.place, { service, country: countryName(country, content.locale), currency });
  return (
    <CardDetails content={content} id={MOBILE_MONEY} button={words.button}>
      <p>{words.lead}</p>
      <p>
        <OnlyThese content={content} days={entries.map(({ checked }) => checked)} />{' '}
        <strong>{words.stop}</strong>
      </p>
      {entries.map((entry) => {
        const { kind, service, number, standing, ussd } = entry;
        const isOnly = entries.filter((other) => placeOf(other) === placeOf(entry)).length === 1;
        const place = isOnly ? placeOf(entry) : `${placeOf(entry)}: ${words.fields[kind]}`;
        const copies = (field: string) => fill(ofAccount, { field, account: place });
        return (
          <Recipient
            key={service + number}
            group={MOBILE_MONEY}
            of={entries.length}
            heading={place}
            country={entry.country}
          >
            <Values entry={entry} words={words} copies={copies} />
            {ussd && numberInCode(ussd) && <p>{words.holdsNumber}</p>}
            <Steps entry={entry} words={words} />
            {standing && <p>{fill(words.standing, { service, standing })}</p>}
          </Recipient>
        );
      })}
    </CardDetails>
  );
}
