/** The functions of each host: what they are made from in src/contact/function, and where the host looks for them. */
export const FUNCTION_FILES = {
  cloudflare: [{ source: 'cloudflare.ts', file: 'functions/api/contact.js' }],
  // A folder for what a build makes: Netlify, Frameworks API.
  netlify: [
    { source: 'netlify.ts', file: '.netlify/v1/functions/contact.mjs' },
    { source: 'netlify-hourly.ts', file: '.netlify/v1/functions/contact-hourly.mjs' },
  ],
} as const;
