/**
 * Only who chooses `host: netlify` installs this package (docs/contact-delivery.md), so its own types are not here. This
 * is the part that is used.
 */
declare module '@netlify/blobs' {
  export function getStore(name: string): import('./blobs-store.ts').Blobs;
}
