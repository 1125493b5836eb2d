import type { Fields } from '../fields.ts';

/** The whole message for people, as a mail shows it. */
export function mailText({ name, email, phone, message }: Fields): string {
  return `${[name, email, phone].filter(Boolean).join(', ')}\n\n${message}`;
}

/**
 * What chat programs read as commands, and what is written instead: mentions that call everybody,
 * links under other words, bold, crossed out and code. Addresses stay as they are, to be copied.
 * Sources: https://docs.slack.dev/messaging/formatting-message-text, the Markdown of Mattermost and
 * Discord, the MarkdownV2 of Telegram (https://core.telegram.org/bots/api#formatting-options).
 */
const COMMANDS: [command: RegExp, plain: string][] = [
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

/** The whole message for people, as a chat shows it. */
export function chatText(fields: Fields): string {
  return COMMANDS.reduce(
    (text, [command, plain]) => text.replace(command, plain),
    mailText(fields),
  );
}
