import { Button } from '../../site/components/Button.tsx';
import { Talk } from '../../site/contact/Talk.tsx';
import layout from '../../site/styles/layout.module.css';
import { DELIVERY_WORDS } from './content.ts';
import styles from './ThankYou.module.css';
import { pageView, type ViewProps } from '../../site/views/view.ts';

/** Says that a message was sent, and what happens next; the cloth of Contact Us goes on. */
function ThankYou({ content }: ViewProps) {
  const { heading, text, cloth, home } = content.of(DELIVERY_WORDS).thankYou;
  return (
    <section className={`${layout.section} ${layout.strings}`} aria-labelledby="thank-you">
      <div className={`${layout.wrap} ${styles.thanks}`}>
        <h1 id="thank-you">{heading}</h1>
        <p className={layout.lead}>{text}</p>
        <Talk awaits />
        <p className={layout.note}>{cloth}</p>
        <Button href="/">{home}</Button>
      </div>
    </section>
  );
}

export const thankYou = pageView(ThankYou);
