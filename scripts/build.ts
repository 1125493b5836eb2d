/** `npm run build`: builds the site into dist/. */
import { buildSite } from './build/site.ts';

await buildSite();
console.log(
  'Next: look at it with "npm start", see with "npm run launch" what is missing, and put it online: docs/deploy.md says how.',
);
