import type { ReactNode } from 'react';
import { EmailAddress, Emphasis } from '../../shared/components/divided-text.tsx';
import { Talk } from '../../shared/contact-form/Talk.tsx';
import layout from '../../shared/styles/layout.module.css';
import styles from './Contact.module.css';

interface ContactProps {
  words: { heading: string; note: string };
  email: string;
  children: ReactNode;
}

/** How to reach the team: the promise, the address, the form. */
export function Contact({ words, email, children }: ContactProps) {
  return (
    <section className={`${layout.section} ${styles.section}`} aria-labelledby="contact">
      <div className={`${layout.wrap} ${styles.contact}`}>
        <div className={styles.words}>
          <h1 id="contact">{words.heading}</h1>
          <p className={`${layout.display} ${styles.note}`}>
            <Emphasis>{words.note}</Emphasis>
          </p>
          <Talk className={styles.talk} />
          <a
            className={`${layout.target} ${layout.lead} ${layout.accent} ${styles.mail}`}
            href={`mailto:${email}`}
          >
            <EmailAddress>{email}</EmailAddress>
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
