import type { PageStep } from './steps.ts';

const STYLE = /<style>[\s\S]*?<\/style>/g;

/** Minifies what is left: empty elements of drawings close themselves, lists of values in styles lose their spaces. */
export const tidy: PageStep = (html) =>
  html
    .replace(/><\/(?:circle|path|stop|use)>/g, '/>')
    .replace(STYLE, (style) => style.replaceAll(', ', ',').replaceAll(' / ', '/'));
