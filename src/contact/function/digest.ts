const bytes = (text: string) => new TextEncoder().encode(text);

const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(text)));
}

/** HMAC-SHA-256 of a text, in hexadecimal digits. */
export async function hmac(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytes(text)));
}
