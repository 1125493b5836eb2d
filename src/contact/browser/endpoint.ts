import { FIELDS } from '../fields.ts';
import type { EndpointSettings } from '../settings.ts';
import { emptyForm, refillForm, startDraft } from './draft.ts';
import { control, form, readFields, say, settings } from './form.ts';
import { check } from './mistakes.ts';
import { addMessage, isKept } from './outbox.ts';
import { startQueue, type QueueEvents } from './queue.ts';
import { makeWaitingList } from './waiting.ts';

/** Delivery to an endpoint: one submit, one message, and the truth about what became of it. */

const honeypot = form.querySelector('[aria-hidden] > input') as HTMLInputElement;
const button = form.querySelector('[type="submit"]') as HTMLButtonElement;

/** When the visitor began to write, in ms after the page began to load; 0 for text that was there before. */
let began = 0;
let asked = false;

/** Whether this may be a program: it is asked to press again, which programs do not and people do. */
function isHasty({ patience }: EndpointSettings): boolean {
  const hasty = honeypot.value !== '' || performance.now() - began < patience.writing;
  if (!hasty || asked) return false;
  asked = true;
  return true;
}

/** While a message is on its way nothing can be changed or sent a second time. */
function setSending(sending: boolean): void {
  button.setAttribute('aria-disabled', String(sending));
  form.setAttribute('aria-busy', String(sending));
  for (const name of FIELDS) control(name).readOnly = sending;
}

function start(endpoint: EndpointSettings): void {
  const { words, waiting } = endpoint;
  let sending = false;
  /** The message that the words below the form are about. */
  let told: string | undefined;

  const tell: QueueEvents['became'] = (id, became, where) => {
    // `submit` itself says what became of its message.
    if (id === told && sending && where === 'here' && became !== 'taken') return;
    if (became === 'sent' && (where === 'here' || id === told)) {
      if (id === told) told = undefined;
      say(words.sent, { tone: 'good' });
    } else if (id === told) {
      if (became === 'waiting' || became === 'unclear') say(words[became], { tone: 'bad' });
      else if (became === 'refused') say(waiting.refused, { tone: 'bad' });
      else if (became === 'gone') say('');
    }
  };
  const showWaiting = makeWaitingList(endpoint);
  const queue = startQueue(endpoint, {
    changed: () => queueMicrotask(() => showWaiting(queue)),
    became: tell,
  });
  startDraft();

  form.addEventListener(
    'input',
    () => {
      began = performance.now();
    },
    { once: true },
  );

  async function submit(): Promise<void> {
    if (sending) return;
    const fields = readFields();
    say('');
    if (!check(fields)) return;
    if (isHasty(endpoint)) {
      say(words.held, { focus: true, tone: 'bad' });
      return;
    }

    sending = true;
    setSending(true);
    say(words.sending);
    const { id } = addMessage(fields);
    told = id;
    const kept = isKept(id);
    // The text is in one place only, in the form or among the messages below it: a form that the browser fills in
    // again, after a step back, cannot send it a second time.
    if (kept) emptyForm();
    const became = await queue.send(id);
    sending = false;
    setSending(false);
    asked = false;

    if (became === 'refused') {
      queue.forget(id);
      if (kept) refillForm(fields);
      say(words.refused, { focus: true, tone: 'bad' });
    } else if (became === 'sent') {
      told = undefined;
      emptyForm();
      say(words.sent, { focus: true, tone: 'good' });
    } else if (became === 'waiting' || became === 'unclear') {
      say(kept ? words[became] : words.notKept, { focus: true, tone: 'bad' });
    }
    // Otherwise another tab is at the same text; the queue tells what becomes of it there.
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  addEventListener('online', () => queue.wake());
  // A page that the browser kept has heard nothing while it was away.
  addEventListener('pageshow', ({ persisted }) => persisted && queue.wake());
  addEventListener('storage', ({ key, newValue }) => queue.heard(key, newValue));
  queue.wake();
}

if (settings.endpoint) {
  start({ ...settings.endpoint, unclaimed: form.hasAttribute('data-netlify') });
}
