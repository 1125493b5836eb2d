import type { EndpointSettings } from '../settings.ts';
import { fill } from '../../content/fill.ts';
import { element, say, status } from './form.ts';
import { keptMessages, type Message } from './outbox.ts';
import type { Queue } from './queue.ts';

interface Item {
  item: HTMLElement;
  state: HTMLElement;
  send: HTMLButtonElement;
}

function itemFor(message: Message, { waiting }: EndpointSettings, queue: Queue): Item {
  const { id, at, fields } = message;
  const time = new Date(at).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const state = element('p', { className: 'delivery-mistake' });
  state.setAttribute('role', 'status');
  const text = element('p', { className: 'delivery-words', id: `waiting-${id}` }, fields.message);
  const button = (name: string, act: () => Promise<void>) => {
    const made = element('button', { className: 'delivery-small', type: 'button' }, name);
    // Tells the buttons of several messages apart.
    made.setAttribute('aria-describedby', text.id);
    made.addEventListener('click', () => void act());
    return made;
  };
  const send = button(waiting.send, async () => {
    if (send.getAttribute('aria-disabled') !== 'true') await queue.retry(id);
  });
  const remove = button(waiting.delete, async () => {
    const removed = await queue.remove(id);
    if (removed) say(removed.unsure ? waiting.deletedUnsure : waiting.deleted, { focus: true });
  });
  // A list in the language of the page; each keeps its own direction (Unicode UAX 9, isolates).
  const from = new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(
    [fields.name, fields.email, fields.phone]
      .filter((value) => value !== '')
      .map((value) => `\u2068${value}\u2069`),
  );
  const item = element(
    'li',
    {},
    element('p', { className: 'delivery-facts' }, fill(waiting.written, { time })),
    text,
    element('p', { className: 'delivery-facts' }, from),
    state,
    element('div', { className: 'delivery-buttons' }, send, remove),
  );
  return { item, state, send };
}

/**
 * Makes the list of messages on this device that nobody has confirmed, below the form.
 * @returns shows the messages as they are now; an item that stays is kept, so that focus in it is not lost
 */
export function makeWaitingList(endpoint: EndpointSettings): (queue: Queue) => void {
  const { words, waiting } = endpoint;
  const list = element('ul', {});
  const heading = element('h2', { id: 'contact-waiting' }, waiting.heading);
  const section = element(
    'section',
    { className: 'delivery-waiting', hidden: true },
    heading,
    element('p', {}, waiting.text),
    list,
  );
  section.setAttribute('aria-labelledby', heading.id);
  status.after(section);
  const shown = new Map<string, Item>();
  const states = {
    waiting: '',
    sending: words.sending,
    sent: words.sent,
    refused: waiting.refused,
    unclear: waiting.unclear,
  };

  return (queue) => {
    const messages = keptMessages();
    for (const [id, { item }] of shown) {
      if (messages.some((message) => message.id === id)) continue;
      if (item.contains(document.activeElement)) status.focus();
      item.remove();
      shown.delete(id);
    }
    for (const message of messages) {
      const item = shown.get(message.id) ?? itemFor(message, endpoint, queue);
      if (!shown.has(message.id)) list.append(item.item);
      shown.set(message.id, item);
      item.state.textContent = states[message.state];
      item.send.setAttribute('aria-disabled', String(message.state === 'sending'));
    }
    section.hidden = !messages.length;
  };
}
