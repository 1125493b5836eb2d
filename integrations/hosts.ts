import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { apacheFile } from '../hosting/apache.ts';
import { caddyFile } from '../hosting/caddy.ts';
import { headersFile, redirectsFile } from '../hosting/netlify.ts';
import { containerFile, nginxFile, nginxMaps, nginxRules } from '../hosting/nginx.ts';
import { hostedSite } from '../hosting/site.ts';

/** Folder of the files that a host reads from elsewhere than the site itself. */
export const GENERATED_FOLDER = new URL('../hosting/generated/', import.meta.url);

/**
 * Writes the settings of each kind of host. They hold the hashes of this very build, so they belong to it and are
 * never checked in: those of hosts that look into the site go into it, the others into hosting/generated/.
 */
export function hosts(): AstroIntegration {
  return {
    name: 'hosts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const site = hostedSite(dir);
        writeFileSync(new URL('_headers', dir), headersFile(site));
        writeFileSync(new URL('_redirects', dir), redirectsFile(site));
        writeFileSync(new URL('.htaccess', dir), apacheFile(site));
        // GitHub Pages leaves out folders such as _astro/ unless it finds this.
        writeFileSync(new URL('.nojekyll', dir), '');
        // Beside the site, wherever it is built; GENERATED_FOLDER is where both end up.
        const generated = new URL('../hosting/generated/', dir);
        mkdirSync(generated, { recursive: true });
        const outside = {
          'nginx.conf': nginxFile(site),
          'nginx-maps.conf': nginxMaps(site),
          'nginx-site.conf': nginxRules(site),
          Caddyfile: caddyFile(site),
          Containerfile: containerFile(),
        };
        for (const [name, text] of Object.entries(outside)) {
          writeFileSync(new URL(name, generated), text);
        }
      },
    },
  };
}
