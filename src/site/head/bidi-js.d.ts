/** The part of bidi-js that we use (Unicode UAX 9); the package has no types. */
declare module 'bidi-js' {
  /** The embedding level of each character. */
  interface Embedding {
    levels: Uint8Array;
  }
  interface Bidi {
    /** The base direction is that of the first strong character. */
    getEmbeddingLevels(text: string): Embedding;
    /** The indices of the characters, from left to right. */
    getReorderedIndices(text: string, embedding: Embedding): number[];
  }
  export default function bidiFactory(): Bidi;
}
