/**
 * The files in which Cloudflare Pages and Netlify look for the function, from the project's root.
 * https://developers.cloudflare.com/pages/functions/routing/ and
 * https://docs.netlify.com/build/frameworks/frameworks-api/
 */
export const SIGN_IN_FUNCTION_PATHS = [
  'functions/api/sign-in.js',
  '.netlify/v1/functions/sign-in.mjs',
];
