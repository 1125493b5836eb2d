/** The catalogue: every sentence of the editor, in English. */
import WORDS from './en.json' with { type: 'json' };

export { WORDS };
export type Words = typeof WORDS;
