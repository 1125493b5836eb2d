/** So many bytes become arguments of one call. */
const PART = 0x8000;

/** Bytes as base64, in which the services take files. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}
