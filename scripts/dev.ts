/** `npm run dev`: the site with instant reload. Content that breaks its schema is named in the terminal. */
import { dev } from 'astro';
import { explain } from './failure.ts';

const port = Number(process.env['PORT'] ?? 4321);
try {
  await dev({ server: { port }, logLevel: 'info' });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
