import { fill } from '../../../core/fill.ts';
import { joinDate } from '../../../core/text/format-day.ts';
import { element, showStatus, status } from './form-elements.ts';
import { listedMessages, type Message } from './outbox.ts';
import type { EndpointSettings } from './post.ts';
import type { Queue } from './queue.ts';

function itemFor({ id, at, fields }: Message, { waiting }: EndpointSettings, queue: Queue) {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const { lang } = document.documentElement;
  const time = joinDate(new Intl.DateTimeFormat(lang, style).formatToParts(new Date(at)), lang);
  const state = element('p', { className: 'delivery-mistake' });
  state.setAttribute('role', 'status');
  const text = element('p', { id: `waiting-${id}` }, fields.message);
  const button = (name: string, act: () => void) => {
    const created = element('button', { className: 'delivery-button', type: 'button' }, name);
    // Distinguishes the buttons of several messages.
    created.setAttribute('aria-describedby', text.id);
    created.addEventListener('click', act);
    return created;
  };
  const send = button(waiting.send, () => {
    if (send.getAttribute('aria-disabled') !== 'true') void queue.retry(id);
  });
  const remove = button(waiting.delete, () => {
    const removed = queue.remove(id);
    if (removed)
      showStatus(removed.unsure ? waiting.deletedUnsure : waiting.deleted, { focus: true });
  });
  // Each has its own text direction (Unicode UAX 9, isolates).
  const from = [fields.name, fields.email, fields.phone]
    .filter(Boolean)
    .map((value) => `\u2068${value}\u2069`);
  const facts = [fill(waiting.written, { time }), from.join(' · ')].map((fact) =>
    element('p', { className: 'delivery-facts' }, fact),
  );
  const item = element('li', {}, ...facts, text, state, element('p', {}, send, remove));
  return { item, state, send };
}

/**
 * Creates the list of unconfirmed messages below the form.
 * @returns updates the list; a message that stays keeps its element and its focus
 */
export function makeWaitingList(endpoint: EndpointSettings): (queue: Queue) => void {
  const { words, waiting } = endpoint;
  const list = element('ul', {});
  const heading = element('h2', { id: 'contact-waiting' }, waiting.heading);
  const section = element('section', { className: 'delivery-box delivery-waiting' }, heading);
  section.append(element('p', {}, waiting.text), list);
  section.setAttribute('aria-labelledby', heading.id);
  status.after(section);
  const items = new Map<string, ReturnType<typeof itemFor>>();
  const states = { ...waiting, waiting: '', sending: words.sending, sent: words.sent };

  return (queue) => {
    const messages = listedMessages();
    for (const [id, { item }] of items) {
      if (messages.some((message) => message.id === id)) continue;
      if (item.contains(document.activeElement)) status.focus();
      item.remove();
      items.delete(id);
    }
    for (const message of messages) {
      const row = items.get(message.id) ?? itemFor(message, endpoint, queue);
      if (!items.has(message.id)) list.append(row.item);
      items.set(message.id, row);
      row.state.textContent = states[message.state];
      row.send.setAttribute('aria-disabled', String(message.state === 'sending'));
    }
    section.hidden = !messages.length;
  };
}
