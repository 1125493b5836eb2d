/**
 * The function that takes messages: the modules of src/contact/function that it is built from, and
 * the files in which Cloudflare Pages looks for it.
 */
export const FUNCTION_FILES = [
  { source: 'cloudflare.ts', file: 'functions/api/contact.js' },
] as const;
