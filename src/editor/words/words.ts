/**
 * The catalogue: the sentences of the editor, in English. Those of the sign-in screen are in
 * sign-in.json, which is loaded with that screen.
 */
import WORDS from './en.json' with { type: 'json' };

export { WORDS };
/** How the editor writes days and times: `25 Nov 2026, 10:32`, as the site and its papers do. */
export const LOCALE = 'en-GB';

export type Words = typeof WORDS;
