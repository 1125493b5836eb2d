import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { DIALLED } from './phone.ts';
import layout from '../styles/layout.module.css';
import styles from './ContactForm.module.css';

type FieldName = 'name' | 'email' | 'phone' | 'message';
/** The words of the form. */
type FormWords = Readonly<Record<FieldName | 'label' | 'digitsOnly' | 'submit', string>>;

interface ContactFieldsProps {
  words: Pick<FormWords, FieldName>;
  /** Attributes that a form with delivery adds to its fields. */
  more?: Partial<Record<FieldName, object>>;
  /** A hint before the message field. */
  children?: ReactNode;
}

/** The fields of a message, in the order of FIELDS. */
export function ContactFields({ words, more = {}, children }: ContactFieldsProps) {
  return (
    <>
      <label className={styles.wide}>
        {words.name}
        <input name="name" autoComplete="name" placeholder=" " {...more.name} />
      </label>
      <label>
        {words.email}
        <input name="email" type="email" autoComplete="email" placeholder=" " {...more.email} />
      </label>
      <label>
        {words.phone}
        {/* Not type="number", which drops a leading zero (HTML 4.10.5.1.12). */}
        <input
          name="phone"
          type="tel"
          inputMode="tel"
          pattern={DIALLED}
          autoComplete="tel"
          placeholder=" "
          data-hook="phone"
          {...more.phone}
        />
      </label>
      {children}
      <label className={styles.wide}>
        {words.message}
        <textarea name="message" rows={5} placeholder=" " {...more.message} />
      </label>
    </>
  );
}

/**
 * The form as specified: submitting sends nothing, shows nothing and keeps the text.
 * `method="dialog"` does that without script: no request, no navigation (HTML 4.10.22.3, step 11).
 */
export function ContactForm({ words }: { words: FormWords }) {
  return (
    <form
      className={styles.form}
      method="dialog"
      aria-label={words.label}
      data-hook="undelivered-form"
    >
      <ContactFields words={words}>
        <p
          className={layout.hidden}
          role="status"
          data-hook="refused"
          data-words={words.digitsOnly}
        />
      </ContactFields>
      <Button type="submit" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}
