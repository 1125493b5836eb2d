import { Button } from '../../site/components/Button.tsx';
import { Link } from '../../site/components/Link.tsx';
import type { ContactUs } from '../../core/schemas/pages.ts';
import layout from '../../site/styles/layout.module.css';
import { ContactFields } from '../../site/contact/ContactForm.tsx';
import styles from '../../site/contact/ContactForm.module.css';
import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { Transport } from './transport.ts';

interface DeliveryFormProps {
  content: ContactUs['form'];
  words: DeliveryWords;
  transport: Transport;
}

const ANSWER = { 'aria-describedby': 'answer' };

/**
 * The delivering form. Without script the browser posts it to the endpoint or opens the mail
 * program; with script, src/features/delivery/browser takes over and adds its own elements.
 */
export function DeliveryForm({ content, words, transport }: DeliveryFormProps) {
  const { chat, again, honeypot, hidden, attributes } = transport;
  return (
    <div>
      {chat && (
        <Link className={`${layout.target} ${layout.accent} ${styles.link}`} href={chat}>
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
            // The script or the endpoint checks the number and explains a mistake, unlike a
            // pattern.
            phone: { pattern: undefined, inputMode: undefined, 'data-hook': undefined, ...ANSWER },
            message: { required: true },
          }}
        >
          <p className={styles.wide} id={ANSWER['aria-describedby']}>
            {words.answerHint}
          </p>
        </ContactFields>
        {honeypot && (
          // Off the screen, since spam programs skip display: none. Plain text instead of a label,
          // which could not be hidden from screen readers (ARIA in HTML, 4).
          <p className={layout.hidden} aria-hidden="true">
            {words.endpoint.honeypot}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </p>
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
          <Link className={`${layout.target} ${layout.accent} ${styles.link}`} href={again.href}>
            {again.text}
          </Link>
        </template>
      )}
    </div>
  );
}
