import type { z } from 'zod';
import { type Content, fieldOf } from '#content/project';
import { fill } from '#content/text';
import { buttonClasses } from '../../shared/components/Button.tsx';
import { FilledText } from '../../shared/components/divided-text.tsx';
import { CardDetails, DigitGroups, OnlyThese, Recipient, Value } from './CardDetails.tsx';
import { GIVING, MOBILE_MONEY_WORDS } from './content.ts';
import { numberGroups, placeOf } from './mobile-money-text.ts';
import type { MobileMoneyAccount as Entry } from './schemas/mobile-money.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './CardDetails.module.css';

const MOBILE_MONEY = 'mobile-money';

interface EntryProps {
  entry: Entry;
  words: z.infer<typeof MOBILE_MONEY_WORDS.schema>;
}

const EntryNumber = ({ entry }: Pick<EntryProps, 'entry'>) => (
  <DigitGroups groups={numberGroups(entry)} />
);

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

interface ValuesProps extends EntryProps {
  content: Content;
  /** The service and country of the number. */
  of: string;
}

/** The values in the order in which a phone asks for them. */
function Values({ entry, words, ...rest }: ValuesProps) {
  const { account, ussd, kind, name } = entry;
  const { fields } = words;
  return (
    <dl>
      {ussd && (
        <Value
          {...rest}
          label={fields.ussd}
          isNumber
          action={<DialLink code={ussd} words={words} />}
        >
          {ussd}
        </Value>
      )}
      <Value {...rest} label={fields[kind]} isNumber>
        <EntryNumber entry={entry} />
      </Value>
      {account && (
        <Value {...rest} label={kind === 'paybill' ? fields.account : fields.reference} isNumber>
          {account}
        </Value>
      )}
      <Value {...rest} label={fields.name}>
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
  // While somebody fills in the form, no kind is chosen yet.
  const stepsOfKinds: Partial<typeof words.steps> = words.steps;
  const ofKind = stepsOfKinds[kind] ?? [];
  const steps = ofKind.filter((step) => account || !step.includes('{account}'));
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
  const { mobileMoney: entries } = fieldOf(content, GIVING);
  return (
    <CardDetails content={content} id={MOBILE_MONEY} button={words.button}>
      <p>{words.lead}</p>
      <p>
        <OnlyThese content={content} days={entries.map(({ checked }) => checked)} />{' '}
        <strong>{words.stop}</strong>
      </p>
      {entries.map((entry) => {
        const { kind, service, number, standing } = entry;
        const inPlace = placeOf(entry, content);
        const isOnly = entries.filter((entry) => placeOf(entry, content) === inPlace).length === 1;
        const title = isOnly ? inPlace : `${inPlace}: ${words.fields[kind]}`;
        return (
          <Recipient
            key={service + number}
            group={MOBILE_MONEY}
            of={entries.length}
            heading={title}
            country={entry.country}
          >
            <Values entry={entry} words={words} content={content} of={title} />
            <Steps entry={entry} words={words} />
            {standing && <p>{fill(words.standing, { service, standing })}</p>}
          </Recipient>
        );
      })}
    </CardDetails>
  );
}
