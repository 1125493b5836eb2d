import { mkdirSync, writeFileSync } from 'node:fs';
import { apacheFile } from '../hosting/apache.ts';
import { headersFile, redirectsFile } from '../hosting/netlify.ts';
import { nginxMaps, nginxRules } from '../hosting/nginx.ts';
import { hostedSite } from '../hosting/site.ts';
import type { SiteStep } from '../src/site/build-part.ts';

/** Writes the configuration of each host, with hashes of this build, so it is never checked in. */
export const writeHostFiles: SiteStep = ({ dist }, pages) => {
  const site = hostedSite(dist, pages);
  const generated = new URL('../hosting/generated/', dist);
  mkdirSync(generated, { recursive: true });
  writeFileSync(new URL('nginx-maps.conf', generated), nginxMaps(site));
  writeFileSync(new URL('nginx-site.conf', generated), nginxRules(site));
  writeFileSync(new URL('_headers', dist), headersFile(site));
  writeFileSync(new URL('_redirects', dist), redirectsFile(site));
  writeFileSync(new URL('.htaccess', dist), apacheFile(site));
  // Without it GitHub Pages omits folders such as _astro/.
  writeFileSync(new URL('.nojekyll', dist), '');
};
