/** The part of bidi-js that we use; it brings no types. */
declare module 'bidi-js' {
  interface Bidi {
    /** The level of each character of a text (Unicode UAX 9); its direction is that of its first letter that has one. */
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}
