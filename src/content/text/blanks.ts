/** A blank to fill in, such as `[[your name]]`; only `[[` if it is not closed. */
export const BLANK = /\[\[(.*?\]\])?/gs;
