import { FIELDS, type MessageFields } from '../fields.ts';
import { emptyForm, idInForm, openText, startDraft, submitText } from './draft.ts';
import { control, form, formSettings, showStatus } from './form-elements.ts';
import { readValidFields } from './mistakes.ts';
import { showSavedText, withTime } from './saved-text-notice.ts';
import { isOnDevice, readText, savedTexts, type SavedText } from './saved-texts.ts';
import { send, type EndpointSettings } from './send.ts';

const honeypot = form.querySelector<HTMLInputElement>('[aria-hidden] > input');
const button = form.querySelector('[type="submit"]');

/** When the visitor began to type (`performance.now()`); 0 for a saved text that was opened. */
let typingBegan = 0;
form.addEventListener('input', () => (typingBegan = performance.now()), { once: true });

/** Sends each submitted message to the endpoint and shows the outcome. */
function start(endpoint: EndpointSettings): void {
  const { words, timeouts } = endpoint;
  let sending = false;
  /** Whether the visitor was asked to press again, which spam programs do not do. */
  let mustPressAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes the form read-only while its text is sent. */
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
    // The form is emptied once the device has stored the text, so that a form which the browser
    // restores after a step back cannot send it a second time.
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

  /** Sends all waiting texts. Ignores `navigator.onLine`, which may be wrong. */
  async function sendWaiting(): Promise<void> {
    showSavedText();
    for (const text of savedTexts()) if (text.waiting) await sendAgain(text);
    sendLater();
  }

  /** Offers saved texts, and sends waiting texts again while the page is open. */
  function sendLater(): void {
    showSavedText();
    clearTimeout(timer);
    if (savedTexts().some(({ waiting }) => waiting))
      timer = setTimeout(() => void sendWaiting(), timeouts.retry);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    showStatus('');
    const fields = readValidFields();
    if (!fields) return;
    const hasty = !!honeypot?.value || performance.now() - typingBegan < timeouts.typing;
    mustPressAgain = hasty && !mustPressAgain;
    if (mustPressAgain) showStatus(words.held, { focus: true, tone: 'bad' });
    else void sendForm(fields);
  });
  addEventListener('online', () => void sendWaiting());
  // A page in the back/forward cache misses the `online` event.
  addEventListener('pageshow', ({ persisted }) => persisted && void sendWaiting());
  void sendWaiting();
}

startDraft();
if (formSettings.endpoint) {
  start({ ...formSettings.endpoint, ignoredByNetlify: form.hasAttribute('data-netlify') });
}
