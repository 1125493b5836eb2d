import { fileURLToPath } from 'node:url';

const program = (path: string) =>
  fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** A file that Node can run on every system: on Windows npm's `.bin` holds shell scripts. */
export const ASTRO = program('astro/bin/astro.mjs');
export const OXFMT = program('oxfmt/bin/oxfmt');
export const OXLINT = program('oxlint/bin/oxlint');
export const PLAYWRIGHT = program('@playwright/test/cli.js');
