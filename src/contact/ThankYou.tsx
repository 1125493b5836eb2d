import { Button } from '../components/Button.tsx';
import type { DeliveryWords } from './schemas/delivery-words.ts';
import layout from '../styles/layout.module.css';
import styles from './ThankYou.module.css';

export interface ThankYouProps {
  content: DeliveryWords['thankYou'];
}

/** Says that a message was sent, and what happens next. */
export function ThankYou({ content }: ThankYouProps) {
  return (
    <section className={layout.section} aria-labelledby="thank-you">
      <div className={`${layout.wrap} ${styles.thanks}`}>
        <h1 id="thank-you">{content.heading}</h1>
        <p className={layout.lead}>{content.text}</p>
        <Button href="/">{content.home}</Button>
      </div>
    </section>
  );
}
