/** How many bytes to convert in one call: arguments of a function are limited. */
const CHUNK_SIZE = 0x8000;

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE));
  return btoa(text);
}

/**
 * Computes the id of a git blob (SHA-1), which GitHub lists as the version of a file.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
export async function blobId(content: Uint8Array): Promise<string> {
  const start = new TextEncoder().encode(`blob ${content.length}\0`);
  const all = new Uint8Array(start.length + content.length);
  all.set(start);
  all.set(content, start.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', all));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
