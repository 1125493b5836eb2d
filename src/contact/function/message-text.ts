import type { Fields } from '../fields.ts';

/** The message as the text of a mail. */
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

/** The message as the text of a chat. */
export function chatText(fields: Fields): string {
  return MARKUP.reduce((text, [markup, plain]) => text.replace(markup, plain), mailText(fields));
}
