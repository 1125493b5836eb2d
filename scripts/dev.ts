/** `npm run dev`: the site with instant reload. Content that breaks its schema is named in the terminal. */
import { dev } from 'astro';

const port = Number(process.env['PORT'] ?? 4321);
try {
  await dev({ server: { port }, logLevel: 'info' });
} catch (error) {
  const known = error instanceof Error && error.name === 'ContentError';
  console.error(known ? `\n${error.message}` : error);
  process.exitCode = 1;
}
