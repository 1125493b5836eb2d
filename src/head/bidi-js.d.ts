/** The part of bidi-js that we use; the package has no types. */
declare module 'bidi-js' {
  interface Bidi {
    /**
     * The embedding level of each character (Unicode UAX 9); the base direction is that of the
     * first strong character.
     */
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}
