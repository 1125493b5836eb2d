/** `npm run dev`: the site with instant reload; content errors are shown in the terminal. */
import { dev } from 'astro';
import './exit-with-sentence.ts';

await dev({ server: { port: Number(process.env['PORT'] ?? 4321) }, logLevel: 'info' });
