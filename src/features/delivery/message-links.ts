/** A `mailto:` address (RFC 6068) with subject and body. */
export function mailtoAddress(to: string, subject?: string, body?: string): string {
  const query = Object.entries({ subject, body })
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    // Section 5: line breaks of a body are CR LF.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`);
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}${query.length ? `?${query.join('&')}` : ''}`;
}

/**
 * The address of a WhatsApp chat, with a prefilled message.
 * @param number with its country code; the address contains only its digits
 */
export function whatsAppAddress(number: string, message?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
