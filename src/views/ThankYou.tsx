import { Button } from '../components/Button.tsx';
import layout from '../styles/layout.module.css';
import styles from './ThankYou.module.css';
import type { ViewProps } from './view.ts';

/** Says that a message was sent, and what happens next. */
export function ThankYou({ content }: ViewProps) {
  const { heading, text, home } = content.delivery.thankYou;
  return (
    <section className={layout.section} aria-labelledby="thank-you">
      <div className={`${layout.wrap} ${styles.thanks}`}>
        <h1 id="thank-you">{heading}</h1>
        <p className={layout.lead}>{text}</p>
        <Button href="/">{home}</Button>
      </div>
    </section>
  );
}
