/** A host as people type it: labels with dots between, the last one of letters. */
const HOST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(?=$|[/?#])/u;

/** Endings of files, which no host has: perhaps a page of this site is meant. */
const FILE = /^[^/]*\.(html?|php|pdf|jpe?g|png|svg|webp|mp3)$/i;

/**
 * An address with `https://` before it, if that was left out, as in `forms.gle/abc`. Anything else
 * stays as it is, such as a path of the site or an email address.
 */
export function fullAddress(typed: string): string {
  const text = typed.trim();
  return HOST.test(text) && !FILE.test(text) ? `https://${text}` : typed;
}
