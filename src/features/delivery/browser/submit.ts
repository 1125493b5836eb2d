import { FIELDS } from '../fields.ts';
import { emptyForm, refillForm, startDraft } from './draft.ts';
import { control, form, settings, showStatus } from './form-elements.ts';
import { checkedFields } from './mistakes.ts';
import { addMessage, isStored } from './outbox.ts';
import type { EndpointSettings } from './post.ts';
import { startQueue, type Status } from './queue.ts';
import { makeWaitingList } from './waiting.ts';

const honeypot = form.querySelector<HTMLInputElement>('[aria-hidden] > input');
const button = form.querySelector('[type="submit"]');

/** When the visitor began to type, `performance.now()`; 0 for text restored from a draft. */
let began = 0;
form.addEventListener('input', () => (began = performance.now()), { once: true });

/** Delivery to an endpoint: a submit sends one message and shows its outcome. */
function start(endpoint: EndpointSettings): void {
  const { words, waiting, timeouts } = endpoint;
  const texts: Partial<Record<Status, string>> = { ...words, refused: waiting.refused, gone: '' };
  let sending = false;
  /** Whether the visitor was asked to press again, which spam programs do not do. */
  let asked = false;
  /** Id of the message in the status line. */
  let current: string | undefined;
  const showWaiting = makeWaitingList(endpoint);
  const queue = startQueue(endpoint, {
    changed: () => queueMicrotask(() => showWaiting(queue)),
    status(id, status, here) {
      const text = texts[status];
      const sent = status === 'sent';
      if (text === undefined || (id !== current && !(here && sent))) return;
      if (id === current && sent) current = undefined;
      showStatus(text, { tone: sent ? 'good' : 'bad' });
    },
  });

  function setSending(on: boolean): void {
    sending = on;
    button?.setAttribute('aria-disabled', String(on));
    form.setAttribute('aria-busy', String(on));
    for (const name of FIELDS) control(name).readOnly = on;
  }

  async function submit(): Promise<void> {
    if (sending) return;
    showStatus('');
    const fields = checkedFields();
    if (!fields) return;
    const hasty = !!honeypot?.value || performance.now() - began < timeouts.writing;
    asked = hasty && !asked;
    if (asked) showStatus(words.held, { focus: true, tone: 'bad' });
    if (asked) return;
    setSending(true);
    showStatus(words.sending);
    const { id } = addMessage(fields);
    current = id;
    const stored = isStored(id);
    // The text is only in one place, the form or the list below it: a form that the browser
    // restores after a step back cannot send it a second time.
    if (stored) emptyForm();
    const status = await queue.send(id);
    setSending(false);
    // Another tab is sending the same text; the queue reports its status.
    if (status === 'busy' || status === 'gone') return;
    const sent = status === 'sent';
    const refused = status === 'refused';
    if (sent) current = undefined;
    if (refused) queue.remove(id);
    if (refused && stored) refillForm(fields);
    if (sent && !stored) emptyForm();
    const text = stored || sent || refused ? words[status] : words.notKept;
    showStatus(text, { focus: true, tone: sent ? 'good' : 'bad' });
  }

  startDraft();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  addEventListener('online', () => queue.wake());
  // A page restored from the back/forward cache has missed these events.
  addEventListener('pageshow', ({ persisted }) => persisted && queue.wake());
  addEventListener('storage', ({ key, newValue }) => queue.storageChanged(key, newValue));
  queue.wake();
}

if (settings.endpoint) {
  start({ ...settings.endpoint, unclaimed: form.hasAttribute('data-netlify') });
}
