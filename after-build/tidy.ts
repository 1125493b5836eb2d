import type { PageStep } from './steps.ts';

const STYLE = /<style>[\s\S]*?<\/style>/g;

/** Writes what browsers read alike in the shorter way: elements of drawings that hold nothing, lists of values in styles. */
export const tidy: PageStep = (html) =>
  html
    .replace(/><\/(?:circle|path|stop|use)>/g, '/>')
    .replace(STYLE, (style) => style.replaceAll(', ', ',').replaceAll(' / ', '/'));
