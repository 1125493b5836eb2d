import { Button } from '../components/Button.tsx';
import { MOST, type FieldName } from './fields.ts';
import type { ContactFormTarget } from './target.ts';
import type { DeliveryWords } from './schemas/delivery-words.ts';
import type { ContactUs } from '../content/schemas/pages.ts';
import form from './ContactForm.module.css';
import { WaitingMessages } from './WaitingMessages.tsx';

export interface DeliveryFormProps {
  content: ContactUs['form'];
  words: DeliveryWords;
  target: ContactFormTarget;
}

/** Phone numbers as people write them; `pattern` is compiled with the v flag, so all signs are escaped. */
const PHONE = '\\+?[\\(\\)0-9 .\\-\\/]{5,40}';

/**
 * The form that delivers, whole without script: the browser itself posts it to the endpoint or to the mail program.
 * src/contact/browser takes over where script runs.
 */
export function DeliveryForm({ content, words, target }: DeliveryFormProps) {
  const { chat, again, honeypot, hidden, settings, ...attributes } = target;
  const field = (name: FieldName, wide: boolean, input: (common: object) => React.ReactNode) => (
    <div className={`delivery-field ${wide ? 'delivery-wide' : ''}`} data-field={name}>
      <label htmlFor={`contact-${name}`}>{content[name]}</label>
      <p className="delivery-mistake" id={`contact-${name}-mistake`} hidden />
      {input({ id: `contact-${name}`, name, maxLength: MOST[name], placeholder: ' ' })}
    </div>
  );
  return (
    <div className="delivery-block">
      {chat && (
        <a className="delivery-link" href={chat}>
          {words.whatsapp.chat}
        </a>
      )}
      <div
        className="delivery-mistakes"
        role="group"
        aria-labelledby="contact-mistakes"
        tabIndex={-1}
        data-hook="contact-mistakes"
        hidden
      >
        <h2 id="contact-mistakes">{words.errors.heading}</h2>
        <ul />
      </div>
      <form
        className={`${form.form} delivery-form`}
        aria-label={content.label}
        data-hook="contact-form"
        {...attributes}
      >
        {field('name', true, (common) => (
          <input {...common} autoComplete="name" required />
        ))}
        {field('email', false, (common) => (
          <input {...common} type="email" autoComplete="email" aria-describedby="contact-answer" />
        ))}
        {field('phone', false, (common) => (
          <input
            {...common}
            type="tel"
            inputMode="tel"
            pattern={PHONE}
            autoComplete="tel"
            aria-describedby="contact-answer"
          />
        ))}
        <p className="delivery-hint delivery-wide" id="contact-answer">
          {words.answerHint}
        </p>
        {field('message', true, (common) => (
          <textarea {...common} rows={5} required />
        ))}
        {honeypot && (
          <label className="delivery-trap" aria-hidden="true">
            {words.endpoint.honeypot}
            <input name={honeypot} tabIndex={-1} autoComplete="off" data-hook="contact-honeypot" />
          </label>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="delivery-buttons delivery-wide">
          <Button type="submit" className="delivery-submit">
            {content.submit}
          </Button>
          <button className="delivery-plain" type="button" data-hook="contact-clear" hidden>
            {words.clear}
          </button>
        </div>
      </form>
      <p className="delivery-notice" role="status" tabIndex={-1} data-hook="contact-status" />
      {again && (
        <a className="delivery-link" data-hook="contact-again" hidden {...again.attributes}>
          {again.text}
        </a>
      )}
      {settings.endpoint && <WaitingMessages words={words.waiting} />}
      <script
        type="application/json"
        data-hook="contact-settings"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(settings).replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}
