import { Fragment, type ReactNode } from 'react';
import type { Content } from '#content/project';
import { fill, formatDay } from '#content/text';
import { Button, buttonClasses } from '../../shared/components/Button.tsx';
import { FilledText } from '../../shared/components/divided-text.tsx';
import { PlusMinus } from '../../shared/components/PlusMinus.tsx';
import { GIVING_FIELDS } from './content.ts';
import {
  type Detail,
  type Instructions,
  type Recipient,
  recipientTitle,
  type TransferMethod,
} from './transfer-method.ts';
import give from '../../shared/sections/Give.module.css';
import layout from '../../shared/styles/layout.module.css';
import styles from './RecipientDetails.module.css';

/** Says that there are no other details, and since when all were checked; empty if any was not. */
export function noOtherDetails(content: Content, recipients: readonly Recipient[]): string {
  const days = recipients.map(({ account }) => account.checked);
  const [earliest] = days.filter((day) => day !== undefined).sort();
  if (!earliest || days.includes(undefined)) return '';
  return fill(content.of(GIVING_FIELDS.details).only, { day: formatDay(earliest, content.locale) });
}

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

/**
 * A value with its label. A script adds a button that copies it, from the attribute `data-copy`,
 * because browsers that translate a page change its texts.
 */
function DetailRow({ label, groups, isNumber, dial }: Detail) {
  return (
    <div className={styles.value}>
      <dt>{label}</dt>
      <dd
        translate="no"
        className={isNumber ? styles.number : undefined}
        dir={isNumber ? 'ltr' : 'auto'}
        data-copy={groups.join('')}
      >
        <DetailValue groups={groups} />
      </dd>
      {dial && (
        <dd>
          <DialLink code={groups.join('')} label={dial} />
        </dd>
      )}
    </div>
  );
}

/** The value of a detail: a number in groups, which a screen reader reads one by one. */
function DetailValue({ groups }: Pick<Detail, 'groups'>) {
  return groups.map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.gap}> </span>}
      {group}
    </Fragment>
  ));
}

/** A value within a sentence, which a browser does not translate. */
export function Value({ children }: { children: ReactNode }) {
  return (
    <b dir="ltr" translate="no">
      {children}
    </b>
  );
}

/** What a donor does on the phone, and how to give every month. */
function PhoneSteps({ instructions, number }: { instructions: Instructions; number: Detail }) {
  const { steps, standing, values } = instructions;
  const shown = {
    number: (
      <Value>
        <DetailValue groups={number.groups} />
      </Value>
    ),
    account: <Value>{values.account}</Value>,
    name: <Value>{values.name}</Value>,
    service: <span translate="no">{values.service}</span>,
    standing: <span translate="no">{values.standing}</span>,
  };
  return (
    <div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <FilledText values={shown}>{step}</FilledText>
          </li>
        ))}
      </ol>
      {standing && (
        <p>
          <FilledText values={shown}>{standing}</FilledText>
        </p>
      )}
    </div>
  );
}

/**
 * Up to two accounts or numbers are open at first. More open one at a time, so that a donor does not
 * scroll past all of them to the last.
 */
const MAX_OPEN = 2;

interface RecipientDetailsProps {
  content: Content;
  method: TransferMethod;
}

/** One account or number. */
function RecipientItem({ method, content, ...recipient }: RecipientDetailsProps & Recipient) {
  const { heading } = content.of(GIVING_FIELDS.details);
  const { number, instructions, account } = recipient;
  const title = recipientTitle(recipient, method.recipients, heading);
  const details = (
    <div className={styles.columns}>
      <dl>
        {recipient.details.map((detail) => (
          <DetailRow key={detail.label} {...detail} />
        ))}
      </dl>
      {instructions && <PhoneSteps instructions={instructions} number={number} />}
    </div>
  );
  if (!title) return details;
  const isOpen = method.recipients.length <= MAX_OPEN;
  return (
    <details
      className={styles.recipient}
      name={isOpen ? undefined : method.id}
      open={isOpen}
      data-country={account.country}
    >
      <summary>
        <h3 translate="no">{title}</h3>
        <PlusMinus />
      </summary>
      {details}
    </details>
  );
}

/**
 * The details in the card of a transfer method. They open below its button without script, and are
 * printed open.
 */
export function RecipientDetails({ content, method }: RecipientDetailsProps) {
  const { id, words, recipients } = method;
  const only = noOtherDetails(content, recipients);
  const { fieldOf, copy, copyField, copied, copiedStatus, notCopied } = content.of(
    GIVING_FIELDS.details,
  );
  return (
    <details
      className={styles.details}
      data-hook="giving"
      data-field-of={fieldOf}
      data-copy-field={copyField}
      data-copied={copied}
      data-copied-status={copiedStatus}
      data-not-copied={notCopied}
    >
      <summary className={buttonClasses({ className: give.button })}>
        {words.button}
        <PlusMinus />
      </summary>
      <div id={id} className={styles.content}>
        <p>{words.lead}</p>
        {(only || words.stop) && (
          <p>
            {/* One text, because React writes a comment between two. */}
            {`${only} `}
            {words.stop && <strong>{words.stop}</strong>}
          </p>
        )}
        {recipients.map((recipient, index) => (
          <RecipientItem key={index} {...recipient} method={method} content={content} />
        ))}
        <p className={styles.status} role="status" />
        <template>
          <Button className={styles.small} look="outline">
            {copy}
          </Button>
        </template>
      </div>
    </details>
  );
}
