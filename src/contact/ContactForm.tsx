import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import type { ContactUs } from '../content/schemas/pages.ts';
import styles from './ContactForm.module.css';
import type { FieldName } from './fields.ts';
import { DIALLED } from './phone.ts';

interface ContactFieldsProps {
  content: ContactUs['form'];
  /** What a form that delivers gives to its fields besides. */
  more?: Partial<Record<FieldName, object>>;
  /** A hint, in front of the message. */
  children?: ReactNode;
}

/** The fields of a message, in the order of FIELDS. */
export function ContactFields({ content, more = {}, children }: ContactFieldsProps) {
  return (
    <>
      <label className={styles.wide}>
        {content.name}
        <input name="name" autoComplete="name" placeholder=" " {...more.name} />
      </label>
      <label>
        {content.email}
        <input name="email" type="email" autoComplete="email" placeholder=" " {...more.email} />
      </label>
      <label>
        {content.phone}
        {/* Not type="number": it would drop a leading zero (HTML 4.10.5.1.12 says so of phone numbers). */}
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
        {content.message}
        <textarea name="message" rows={5} placeholder=" " {...more.message} />
      </label>
    </>
  );
}

interface ContactFormProps {
  content: ContactUs['form'];
}

/**
 * The form as specified: nothing is sent, nothing is shown, what was typed stays. `method="dialog"`
 * makes it so without script: no request, no navigation (HTML 4.10.22.3, step 11).
 */
export function ContactForm({ content }: ContactFormProps) {
  return (
    <form
      className={styles.form}
      method="dialog"
      aria-label={content.label}
      data-hook="undelivered-form"
    >
      <ContactFields content={content} />
      <Button type="submit" className={styles.submit}>
        {content.submit}
      </Button>
    </form>
  );
}
