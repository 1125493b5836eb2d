import type { Content } from '#content/project';
import { CONTACT_US } from '../../pages/contact/content.ts';
import { Button } from '../../shared/components/Button.tsx';
import { Link } from '../../shared/components/Link.tsx';
import { ContactFields } from '../../shared/contact-form/ContactForm.tsx';
import { blockView, type FeatureViews } from '../../shared/feature-views.ts';
import { DELIVERY_WORDS, PRIVACY } from './content.ts';
import { settingsOf } from './form-settings.ts';
import { Privacy } from './Privacy.tsx';
import { wayIn } from './way.ts';
import styles from '../../shared/contact-form/ContactForm.module.css';
import layout from '../../shared/styles/layout.module.css';

/** Firefox calls an empty field invalid before anything was tried, unless it is told otherwise. */
const REQUIRED = { required: true, 'aria-invalid': false };
const ANSWER = { 'aria-describedby': 'answer' };

/**
 * The delivering form; undefined while nothing is delivered. Without script the browser posts it to
 * the endpoint or opens the mail program; with script, src/site/features/delivery/browser takes over.
 */
function contactForm(content: Content) {
  const way = wayIn(content);
  if (!way) return undefined;
  const { endpoint, program, attributes } = way;
  const words = content.of(DELIVERY_WORDS);
  const { form } = content.of(CONTACT_US);
  const chat = program?.name === 'whatsapp' ? program.link : undefined;
  return (
    <div>
      {chat && (
        <Link className={`${layout.target} ${layout.accent} ${styles.link}`} href={chat}>
          {words.whatsapp.chat}
        </Link>
      )}
      <form
        className={chat ? `${styles.form} ${styles.scripted}` : styles.form}
        aria-label={form.label}
        data-hook="contact-form"
        data-settings={JSON.stringify(settingsOf(way, content))}
        {...attributes}
      >
        <ContactFields
          content={form}
          more={{
            name: REQUIRED,
            email: ANSWER,
            // The script or the endpoint checks the number and explains a mistake, unlike a
            // pattern.
            phone: { pattern: undefined, inputMode: undefined, 'data-hook': undefined, ...ANSWER },
            message: REQUIRED,
          }}
        >
          <p className={styles.wide} id={ANSWER['aria-describedby']}>
            {words.answerHint}
          </p>
        </ContactFields>
        {endpoint && (
          // Off the screen, since spam programs skip display: none. Plain text instead of a label,
          // which could not be hidden from screen readers (ARIA in HTML, 4).
          <p className={layout.hidden} aria-hidden="true">
            {words.endpoint.honeypot}
            <input name={endpoint.honeypotField} tabIndex={-1} autoComplete="off" />
          </p>
        )}
        {Object.entries(endpoint?.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className={styles.submit}>
          {form.submit}
        </Button>
      </form>
    </div>
  );
}

export const views: FeatureViews = {
  contactForm,
  blocks: [blockView(PRIVACY, { untitled: true, View: Privacy })],
};
