import { whileSample } from './field-meta.ts';
import { text } from './texts.ts';

/** Longest title of a page, in characters: search engines cut off longer ones. */
export const MAX_TITLE_LENGTH = 60;

/** Title and description of a page for search results and shared links. */
export const pageHead = {
  title: text(
    `Title of the page in the browser tab and in search results, 5 to ${MAX_TITLE_LENGTH} characters.`,
    MAX_TITLE_LENGTH,
    5,
  ),
  description: text(
    'One or two sentences about the page for search results and shared links, 50 to 160 characters.',
    160,
    50,
  ),
};

/** The head of a page whose description, as shipped, is a sample. */
export const samplePageHead = {
  ...pageHead,
  description: pageHead.description.meta(
    whileSample.advice('Search results and shared links show a sample description.'),
  ),
};
