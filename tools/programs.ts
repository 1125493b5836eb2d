import { fileURLToPath } from 'node:url';

const program = (path: string) =>
  fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** What Node runs for a package's command: on Windows npm's `.bin` has scripts of a shell. */
export const ASTRO = program('astro/bin/astro.mjs');
export const OXFMT = program('oxfmt/bin/oxfmt');
export const OXLINT = program('oxlint/bin/oxlint');
export const PLAYWRIGHT = program('@playwright/test/cli.js');
