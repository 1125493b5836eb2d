import type { Fields } from '../fields.ts';
import type { StoredMessage } from './d1-store.ts';

/**
 * Where the team reads what is stored. Cloudflare puts the account in (read on 2026-11-23:
 * https://developers.cloudflare.com/d1/get-started/).
 */
const DATABASES = 'https://dash.cloudflare.com/?to=/:account/workers/d1';

export function mailText({ name, email, phone, message }: Fields): string {
  return `${[name, email, phone].filter(Boolean).join(', ')}\n\n${message}`;
}

/**
 * Chat markup and its harmless replacement: mentions that notify everybody, links behind other
 * words, bold, strikethrough and code. Addresses stay as they are, to be copied.
 * Sources: https://docs.slack.dev/messaging/formatting-message-text, the Markdown of Mattermost and
 * Discord, the MarkdownV2 of Telegram (https://core.telegram.org/bots/api#formatting-options).
 */
const MARKUP: [markup: RegExp, plain: string][] = [
  [/&/g, '&amp;'],
  [/</g, '&lt;'],
  [/>/g, '&gt;'],
  [/(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu, '@\u2060'],
  [/\]\(/g, ']\u2060('],
  [/\*/g, '∗'],
  [/~/g, '∼'],
  [/`/g, 'ˋ'],
  [/\|\|/g, '|\u2060|'],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '＿'],
];

/** The longest message that a chat takes, in UTF-16 code units. */
const CHAT_LENGTH = 4000;
const DISCORD_LENGTH = 2000;

/**
 * The longest text for the chat at a host. Sources, read on 2026-11-23: Discord refuses more than
 * 2,000 characters (https://discord.com/developers/docs/resources/webhook), Telegram more than
 * 4,096 (https://core.telegram.org/bots/api#sendmessage), and Slack asks for at most 4,000
 * (https://docs.slack.dev/reference/methods/chat.postMessage).
 */
export function chatLength(host: string): number {
  return /(^|\.)discord(app)?\.com$/.test(host) ? DISCORD_LENGTH : CHAT_LENGTH;
}

/**
 * The message as the text of a chat. What is too long for it ends with where the rest is.
 * @param length the longest text, in UTF-16 code units
 */
export function chatText({ fields, arrivedAt }: StoredMessage, length: number): string {
  const text = MARKUP.reduce(
    (marked, [markup, plain]) => marked.replace(markup, plain),
    mailText(fields),
  );
  if (text.length <= length) return text;
  const rest =
    `…\n\n[This message is longer than a chat accepts. All of it is stored: open the database of the ` +
    `messages, ${DATABASES}, and enter in its Console: ` +
    `SELECT message FROM messages WHERE arrived_at = '${arrivedAt}']`;
  // Half a character, or half of &amp;, would be shown as something else.
  const start = text.slice(0, length - rest.length).replace(/[\uD800-\uDBFF]$|&[a-z]*$/, '');
  return start + rest;
}

/**
 * What the team is told about a message that is set aside: nothing that its visitor wrote, lest
 * the notice be refused, too.
 * @param why a sentence
 */
export function setAsideNotice({ key, arrivedAt }: StoredMessage, why: string): StoredMessage {
  const message =
    `A message that arrived at ${arrivedAt} is stored, but could not be passed on to you. ${why} ` +
    `It is set aside and not tried again. To read it, open the database of the messages, ` +
    `${DATABASES}, and enter in its Console: ` +
    'SELECT at, why, name, email, phone, message FROM set_aside JOIN messages USING (key)';
  const fields = { name: 'Contact form', email: '', phone: '', message };
  return { key: `${key}-set-aside`, fields, writtenAt: '', arrivedAt };
}
