/** `npm run build`: builds the site into dist/. */
import { parseArgs } from 'node:util';
import { buildSite } from './build/site.ts';

parseArgs({ options: { trace: { type: 'boolean' } } });
await buildSite();
console.log(
  'Next: look at it with "npm start", see with "npm run launch" what is missing, and put it online: docs/deploy.md says how.',
);
