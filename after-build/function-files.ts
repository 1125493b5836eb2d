/** The functions: modules of src/contact/function, and where Cloudflare Pages expects them. */
export const FUNCTION_FILES = [
  { source: 'cloudflare.ts', file: 'functions/api/contact.js' },
  { source: 'cloudflare-schedule.ts', file: 'functions/api/contact/waiting.js' },
] as const;
