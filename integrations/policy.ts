import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { pagesOf } from '../hosting/pages.ts';
import { policyOf, withPolicy, type PolicyOptions } from '../hosting/policy.ts';
import { parseContent } from '../src/content/parse-content.ts';
import { organisation, type Organisation } from '../src/content/schemas/organisation.ts';

const SETTINGS = 'content/en/organisation.yaml';

/**
 * Gives every page its own Content Security Policy: its own scripts and styles, and the addresses that the settings
 * let messages go to. Must run after whatever still changes a page.
 * @param originsOf gives those addresses
 */
export function policy(
  originsOf: (settings: Organisation) => PolicyOptions = () => ({}),
): AstroIntegration {
  let root: URL;
  return {
    name: 'policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': ({ dir }) => {
        const settings = parseContent(
          readFileSync(new URL(SETTINGS, root), 'utf8'),
          organisation,
          SETTINGS,
        );
        const origins = originsOf(settings);
        for (const { file, html } of pagesOf(dir)) {
          writeFileSync(new URL(file, dir), withPolicy(html, policyOf(html, origins)));
        }
      },
    },
  };
}
