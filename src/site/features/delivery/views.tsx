import type { Content } from '#content/project';
import { CONTACT_US_FILE } from '../../pages/contact/content.ts';
import { Button } from '../../shared/components/Button.tsx';
import { LinkedText } from '../../shared/components/divided-text.tsx';
import { Link } from '../../shared/components/Link.tsx';
import { StoredDay } from '../../shared/components/StoredDay.tsx';
import { ContactFields } from '../../shared/contact-form/ContactForm.tsx';
import { blockView, type BlockProps, type FeatureViews } from '../../shared/views.ts';
import { DELIVERY_WORDS, PRIVACY_BLOCK } from './content.ts';
import { KEPT_DAYS } from './fields.ts';
import { formSettingsOf } from './form-settings.ts';
import { privacyTexts, transportOf } from './transport.ts';
import styles from '../../shared/contact-form/ContactForm.module.css';
import prose from '../../shared/sections/blocks/Prose.module.css';
import layout from '../../shared/styles/layout.module.css';

/** Attributes of required fields. Without `aria-invalid`, Firefox calls an empty field invalid. */
const REQUIRED = { required: true, 'aria-invalid': false };
const HINT = { 'aria-describedby': 'answer' };

/**
 * The form that delivers messages; undefined while the settings name no way. Without script the
 * browser posts it to the endpoint or opens the mail program; a script in browser/ takes over.
 */
function contactForm(content: Content) {
  const transport = transportOf(content);
  if (!transport) return undefined;
  const { endpoint, program, attributes } = transport;
  const words = content.of(DELIVERY_WORDS);
  const { form } = content.of(CONTACT_US_FILE);
  const chat = program?.name === 'whatsapp' ? program.link : undefined;
  return (
    <div>
      <StoredDay content={content} />
      {chat && (
        <Link className={`${layout.target} ${layout.accent} ${styles.link}`} href={chat}>
          {words.whatsapp.chat}
        </Link>
      )}
      <form
        className={chat ? `${styles.form} ${styles.scripted}` : styles.form}
        aria-label={form.label}
        data-hook="contact-form"
        data-settings={JSON.stringify(formSettingsOf(transport, content))}
        {...attributes}
      >
        <ContactFields
          words={form}
          more={{
            name: REQUIRED,
            email: HINT,
            // Without a pattern, which could not explain a mistake as the script and endpoints do.
            phone: { pattern: undefined, inputMode: undefined, 'data-hook': undefined, ...HINT },
            message: REQUIRED,
          }}
        >
          <p className={styles.wide} id={HINT['aria-describedby']}>
            {words.answerHint}
          </p>
        </ContactFields>
        {endpoint && (
          // Off the screen, because spam programs skip `display: none`. The label is plain text,
          // because a label cannot be hidden from screen readers (ARIA in HTML, 4).
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

/** A heading with paragraphs, which looks like a part of a Markdown text. */
function Part({ heading, text }: { heading: string; text: readonly string[] }) {
  return (
    <div className={prose.part}>
      <h2>{heading}</h2>
      <div className={prose.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
      </div>
    </div>
  );
}

/** The privacy notice: where messages go and what devices store, by the settings. */
function Privacy({ block, content }: BlockProps<typeof PRIVACY_BLOCK>) {
  const { organisation, locale } = content;
  const { messages, form, pages } = block;
  const inDays = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const { sent, stored } = privacyTexts(block, transportOf(content), inDays.format(KEPT_DAYS));
  return (
    <div className={layout.wrap}>
      <Part heading={messages.heading} text={sent} />
      <Part heading={form.heading} text={stored} />
      <Part heading={pages.heading} text={organisation.keptOnDevice ? pages.kept : pages.notKept} />
    </div>
  );
}

export const views: FeatureViews = {
  replaces: { contact: contactForm },
  blocks: [blockView(PRIVACY_BLOCK, { isUntitled: () => true, View: Privacy })],
};
