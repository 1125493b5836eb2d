import { Button } from '../components/Button.tsx';
import { Link } from '../components/Link.tsx';
import type { ContactUs } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import { ContactFields } from './ContactForm.tsx';
import styles from './ContactForm.module.css';
import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { ContactFormTarget } from './target.ts';

interface DeliveryFormProps {
  content: ContactUs['form'];
  words: DeliveryWords;
  target: ContactFormTarget;
}

const ANSWER = { 'aria-describedby': 'answer' };

/**
 * The form that delivers, whole without script: the browser itself posts it to the endpoint or to the mail program.
 * Where script runs, src/contact/browser takes over and adds what only it needs.
 */
export function DeliveryForm({ content, words, target }: DeliveryFormProps) {
  const { chat, again, honeypot, hidden, attributes } = target;
  return (
    <div>
      {chat && (
        <Link className={styles.link} href={chat}>
          {words.whatsapp.chat}
        </Link>
      )}
      <form
        className={chat ? `${styles.form} ${styles.scripted}` : styles.form}
        aria-label={content.label}
        data-hook="contact-form"
        {...attributes}
      >
        <ContactFields
          content={content}
          more={{
            name: { required: true },
            email: ANSWER,
            // The script or the endpoint checks a number: what people write, no pattern could explain to them.
            phone: { pattern: undefined, inputMode: undefined, 'data-hook': undefined, ...ANSWER },
            message: { required: true },
          }}
        >
          <p className={styles.wide} id={ANSWER['aria-describedby']}>
            {words.answerHint}
          </p>
        </ContactFields>
        {honeypot && (
          // Off the screen rather than display: none, which spam programs look for.
          <label className={layout.hidden} aria-hidden="true">
            {words.endpoint.honeypot}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className={styles.submit}>
          {content.submit}
        </Button>
      </form>
      {again && (
        <template>
          <Link className={styles.link} href={again.href}>
            {again.text}
          </Link>
        </template>
      )}
    </div>
  );
}
