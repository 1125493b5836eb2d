import { fill } from '../../content/fill.ts';
import { part, say, settings } from './form.ts';
import { keptMessages, type Message } from './outbox.ts';
import type { Queue } from './queue.ts';

const section = part('waiting');
const list = section.querySelector('ul') as HTMLUListElement;
const template = part<HTMLTemplateElement>('waiting-message');
const shown = new Map<string, HTMLElement>();

function inside(item: Element, name: string): HTMLElement {
  return item.querySelector(`[data-hook="contact-${name}"]`) as HTMLElement;
}

function itemFor(message: Message, queue: Queue): HTMLElement {
  const item = (template.content.cloneNode(true) as DocumentFragment)
    .firstElementChild as HTMLElement;
  const text = inside(item, 'text');
  const { name, email, phone, message: words } = message.fields;
  const time = new Date(message.at).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  text.id = `waiting-${message.id}`;
  text.textContent = words;
  inside(item, 'time').textContent = fill(settings.endpoint?.waiting.written ?? '', { time });
  inside(item, 'from').textContent = [name, email, phone].filter(Boolean).join(', ');

  const send = inside(item, 'send');
  const remove = inside(item, 'delete');
  // Tells the buttons of several messages apart.
  for (const button of [send, remove]) button.setAttribute('aria-describedby', text.id);
  send.addEventListener('click', () => {
    if (!queue.isSending(message)) void queue.retry(message);
  });
  remove.addEventListener('click', () => {
    if (queue.isSending(message)) return;
    queue.remove(message);
    say(settings.endpoint?.waiting.deleted ?? '', { focus: true });
  });
  return item;
}

/** Shows the messages that wait on this device; an item that stays is kept, so that focus in it is not lost. */
export function showWaiting(queue: Queue): void {
  const messages = keptMessages();
  for (const [id, item] of shown) {
    if (messages.some((message) => message.id === id)) continue;
    if (item.contains(document.activeElement)) part('status').focus();
    item.remove();
    shown.delete(id);
  }
  for (const message of messages) {
    const item = shown.get(message.id) ?? itemFor(message, queue);
    if (!shown.has(message.id)) list.append(item);
    shown.set(message.id, item);
    const state = inside(item, 'state');
    const sending = queue.isSending(message);
    const { words, waiting } = settings.endpoint ?? {};
    state.textContent =
      (sending ? words?.sending : message.refused ? waiting?.refused : undefined) ?? '';
    for (const name of ['send', 'delete']) {
      inside(item, name).setAttribute('aria-disabled', String(sending));
    }
  }
  section.hidden = !messages.length;
}
