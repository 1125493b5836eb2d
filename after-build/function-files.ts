/**
 * The functions: the modules of src/contact/function that they are built from, and
 * the files in which Cloudflare Pages looks for them.
 */
export const FUNCTION_FILES = [
  { source: 'cloudflare.ts', file: 'functions/api/contact.js' },
  { source: 'cloudflare-schedule.ts', file: 'functions/api/contact/waiting.js' },
] as const;
