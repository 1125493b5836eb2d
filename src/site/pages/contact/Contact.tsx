import type { ReactNode } from 'react';
import { Emphasis } from '../../shared/components/divided-text.tsx';
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
  const [name, atHost] = email.split(/(?=@)/);
  return (
    <section className={layout.section} aria-labelledby="contact">
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
            {/* Enlarged text breaks at the sign, and not within a word. */}
            <span>
              {name}
              <wbr />
              {atHost}
            </span>
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}
