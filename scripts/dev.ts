/**
 * `npm run dev`: the site with instant reload; content errors are shown in the terminal. Not at the
 * port of `npm start` (4321), whose service worker would answer with the built pages.
 */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import './errors/exit-with-sentence.ts';

parseArgs({ options: { trace: { type: 'boolean' } } });
await dev({ server: { port: Number(process.env['PORT'] ?? 4322) }, logLevel: 'info' });
