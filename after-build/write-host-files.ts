import { mkdirSync, writeFileSync } from 'node:fs';
import { apacheFile } from '../hosting/apache.ts';
import { headersFile, redirectsFile } from '../hosting/netlify.ts';
import { nginxMaps, nginxRules } from '../hosting/nginx.ts';
import { hostedSite } from '../hosting/site.ts';
import type { SiteStep } from './steps.ts';

/**
 * Writes the configuration of each host, into the site or into hosting/generated/. It contains
 * hashes of this build and is never checked in.
 */
export const writeHostFiles: SiteStep = ({ dist }, pages) => {
  const site = hostedSite(dist, pages);
  const inside = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.htaccess': apacheFile(site),
    // Without it GitHub Pages omits folders such as _astro/.
    '.nojekyll': '',
  };
  const outside = {
    'nginx-maps.conf': nginxMaps(site),
    'nginx-site.conf': nginxRules(site),
  };
  const generated = new URL('../hosting/generated/', dist);
  mkdirSync(generated, { recursive: true });
  for (const [folder, files] of [[dist, inside] as const, [generated, outside] as const]) {
    for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, folder), text);
  }
};
