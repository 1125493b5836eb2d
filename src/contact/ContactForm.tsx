import { Button } from '../components/Button.tsx';
import type { ContactUs } from '../content/schemas/pages.ts';
import styles from './ContactForm.module.css';

export interface ContactFormProps {
  content: ContactUs['form'];
}

/**
 * The form as specified: nothing is sent, nothing is shown, what was typed stays.
 * `method="dialog"` keeps it so without script: no request, no navigation (HTML 4.10.22.3, step 11).
 */
export function ContactForm({ content }: ContactFormProps) {
  return (
    <form className={styles.form} method="dialog" aria-label={content.label} data-hook="quiet-form">
      <label className={styles.wide}>
        {content.name}
        <input name="name" autoComplete="name" placeholder=" " />
      </label>
      <label>
        {content.email}
        <input name="email" type="email" autoComplete="email" placeholder=" " />
      </label>
      <label>
        {content.phone}
        {/* Not type="number": it would drop a leading zero (HTML 4.10.5.1.12 says so of phone numbers). */}
        <input
          name="phone"
          type="tel"
          inputMode="tel"
          pattern="\+?[0-9]*"
          autoComplete="tel"
          placeholder=" "
          data-hook="phone"
        />
      </label>
      <label className={styles.wide}>
        {content.message}
        <textarea name="message" rows={5} placeholder=" " />
      </label>
      <Button type="submit" className={styles.submit}>
        {content.submit}
      </Button>
    </form>
  );
}
