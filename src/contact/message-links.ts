/** A `mailto:` address (RFC 6068) that opens a mail program with everything filled in. */
export function mailtoAddress(to: string, subject?: string, body?: string): string {
  const query = Object.entries({ subject, body })
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    // Section 5: line breaks of a body are CR LF.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`);
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}${query.length ? `?${query.join('&')}` : ''}`;
}

/**
 * The address of a WhatsApp chat, with words filled in.
 * @param number as the settings give it, with its country code: WhatsApp wants its digits alone
 */
export function whatsAppAddress(number: string, words?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return words ? `${chat}?text=${encodeURIComponent(words)}` : chat;
}
