import { Button } from '../../shared/components/Button.tsx';
import { Talk } from '../../shared/contact-form/Talk.tsx';
import { pageView, type ViewProps } from '../../shared/views.ts';
import { DELIVERY_WORDS } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './ThankYou.module.css';

/** Says that a message was sent and what happens next, below the cloth of Contact Us. */
function ThankYou({ content }: ViewProps) {
  const { heading, text, home } = content.of(DELIVERY_WORDS).thankYou;
  return (
    <section className={`${layout.section} ${layout.strings}`} aria-labelledby="thank-you">
      <div className={`${layout.wrap} ${styles.thanks}`}>
        <h1 id="thank-you">{heading}</h1>
        <p className={layout.lead}>{text}</p>
        <Talk awaits />
        <Button href="/">{home}</Button>
      </div>
    </section>
  );
}

export const thankYouView = pageView(ThankYou);
