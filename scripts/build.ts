/**
 * Builds the site into dist/. A build that fails leaves no dist/ behind: nothing half-built can be mistaken for good.
 */
import { rm } from 'node:fs/promises';
import { build } from 'astro';

const dist = new URL('../dist/', import.meta.url);
await rm(dist, { recursive: true, force: true });
try {
  await build({ logLevel: 'warn' });
} catch (error) {
  await rm(dist, { recursive: true, force: true });
  // What the editor of the content must read is the message; the stack only hides it.
  const known = error instanceof Error && error.name === 'ContentError';
  console.error(known ? `\n${error.message}` : error);
  process.exitCode = 1;
}
