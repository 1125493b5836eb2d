/** What the editor says itself: its catalogue, English alone. */
import WORDS from './en.json' with { type: 'json' };

export { WORDS };
export type Words = typeof WORDS;
