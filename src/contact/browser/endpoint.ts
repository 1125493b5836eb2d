import { FIELDS } from '../fields.ts';
import { emptyForm, forgetDraft, keepDraft, startDraft } from './draft.ts';
import { control, form, part, readFields, say, settings } from './form.ts';
import { check } from './mistakes.ts';
import { startQueue } from './queue.ts';
import { showWaiting } from './waiting.ts';

/** Delivery to an endpoint: one submit, one message, and the truth about what became of it. */
type Endpoint = NonNullable<typeof settings.endpoint>;

const honeypot = part<HTMLInputElement>('honeypot');
const button = form.querySelector('[type="submit"]') as HTMLButtonElement;

/** When the visitor began to write, in ms after the page began to load; 0 for text that was there before. */
let began = 0;
let asked = false;

/** Whether this may be a program: it is asked to press again, which programs do not and people do. */
function isHasty({ patience }: Endpoint): boolean {
  const hasty = honeypot.value !== '' || performance.now() - began < patience.writing;
  if (!hasty || asked) return false;
  asked = true;
  return true;
}

/** While a message is on its way its text stays, and cannot be changed or sent a second time. */
function setSending(sending: boolean): void {
  button.setAttribute('aria-disabled', String(sending));
  form.setAttribute('aria-busy', String(sending));
  for (const name of FIELDS) control(name).readOnly = sending;
}

function start(endpoint: Endpoint): void {
  const { words } = endpoint;
  let sending = false;
  const queue = startQueue(endpoint, {
    changed: () => queueMicrotask(() => showWaiting(queue)),
    sent: () => say(words.sent, { tone: 'good' }),
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
    // The outbox has it now: kept in both, it could be sent a second time from the form.
    forgetDraft();
    const became = await queue.submit(fields);
    sending = false;
    setSending(false);
    asked = false;

    if (became === 'accepted' || became === 'waiting') emptyForm();
    else keepDraft();
    if (became === 'accepted') say(words.sent, { focus: true, tone: 'good' });
    else say(words[became], { focus: true, tone: 'bad' });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
}

if (settings.endpoint) start(settings.endpoint);
