import { FIELDS, type MessageFields } from '../fields.ts';
import { emptyForm, idInForm, openText, startDraft, submitText } from './draft.ts';
import { control, form, settings, showStatus } from './form-elements.ts';
import { checkedFields } from './mistakes.ts';
import { showOffer, withTime } from './offer.ts';
import type { EndpointSettings } from './post.ts';
import { isOnDevice, readText, savedTexts, type SavedText } from './saved-texts.ts';
import { send } from './send.ts';

const honeypot = form.querySelector<HTMLInputElement>('[aria-hidden] > input');
const button = form.querySelector('[type="submit"]');

/** When the visitor began to type, `performance.now()`; 0 for a text that was opened. */
let began = 0;
form.addEventListener('input', () => (began = performance.now()), { once: true });

/** Delivery to an endpoint: a submit sends one message and shows its outcome. */
function start(endpoint: EndpointSettings): void {
  const { words, timeouts } = endpoint;
  let sending = false;
  /** Whether the visitor was asked to press again, which spam programs do not do. */
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** While the text in the form is sent, nobody changes it. */
  function setSending(on: boolean): void {
    sending = on;
    button?.setAttribute('aria-disabled', String(on));
    form.setAttribute('aria-busy', String(on));
    for (const name of FIELDS) control(name).readOnly = on;
  }

  async function sendForm(fields: MessageFields): Promise<void> {
    setSending(true);
    showStatus(words.sending);
    const text = submitText(fields);
    // The text is only in one place, the form or the outbox: a form that the browser restores after
    // a step back cannot send it a second time.
    const stored = isOnDevice(text.id);
    if (stored) emptyForm();
    const outcome = await send(text.id, endpoint);
    setSending(false);
    if (outcome === 'sent' && text.id === idInForm()) emptyForm();
    if (outcome !== 'sent' && outcome !== 'waiting') openText(readText(text.id) ?? text);
    const message = outcome === 'waiting' && !stored ? 'notKept' : (outcome ?? 'unclear');
    showStatus(words[message], { focus: true, tone: outcome === 'sent' ? 'good' : 'bad' });
    sendLater();
  }

  async function sendAgain(text: SavedText): Promise<void> {
    const isInForm = text.id === idInForm();
    if (isInForm && sending) return;
    if (isInForm) setSending(true);
    const outcome = await send(text.id, endpoint);
    if (isInForm) setSending(false);
    if (!outcome || outcome === 'waiting') return;
    const sent = outcome === 'sent';
    if (sent && text.id === idInForm()) emptyForm();
    const message = sent ? withTime(words.sentLater, text) : words[outcome];
    showStatus(message, { tone: sent ? 'good' : 'bad' });
  }

  /** Sends what waits. It always tries, since `navigator.onLine` may be wrong. */
  async function sendWaiting(): Promise<void> {
    for (const text of savedTexts()) if (text.waiting) await sendAgain(text);
    sendLater();
  }

  /** Shows what is saved, and sends what waits again as long as the page is open. */
  function sendLater(): void {
    showOffer();
    clearTimeout(timer);
    if (savedTexts().some(({ waiting }) => waiting))
      timer = setTimeout(() => void sendWaiting(), timeouts.retry);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    showStatus('');
    const fields = checkedFields();
    if (!fields) return;
    const hasty = !!honeypot?.value || performance.now() - began < timeouts.writing;
    isAsked = hasty && !isAsked;
    if (isAsked) showStatus(words.held, { focus: true, tone: 'bad' });
    else void sendForm(fields);
  });
  addEventListener('online', () => void sendWaiting());
  // A page restored from the back/forward cache has missed this event.
  addEventListener('pageshow', ({ persisted }) => persisted && void sendWaiting());
  showOffer();
  void sendWaiting();
}

startDraft();
if (settings.endpoint) {
  start({ ...settings.endpoint, unclaimed: form.hasAttribute('data-netlify') });
}
