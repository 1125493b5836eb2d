import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readProject } from '#content/disk';
import { FEATURES, MODEL } from '#site/features.ts';
import { loadFeatureBuilds } from '#site/loading/feature-builds.ts';
import { siteIntegration } from '#site/loading/site-integration.ts';
import { atomicOutput } from '#site/output/after-build/atomic-output.ts';
import { afterBuild } from '#site/output/after-build/index.ts';
import { ASSETS_FOLDER } from '#site/shared/assets-folder.ts';
import { deleteUnused } from '#site/shared/disk-cache.ts';

// Turns off Astro's usage statistics.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** `Features.LightDark` of lightningcss. */
const LIGHT_DARK = 1 << 20;

const cacheLimit = {
  name: 'cache-limit',
  hooks: { 'astro:build:done': () => deleteUnused() },
};

const builds = await loadFeatureBuilds(FEATURES);
const project = readProject(MODEL, new URL('./', import.meta.url));

export default defineConfig({
  trailingSlash: 'never',
  // Different ports: the built site's service worker would answer for pages in development.
  server: ({ command }) => ({
    port: Number(process.env['PORT'] ?? (command === 'dev' ? 4322 : 4321)),
  }),
  build: {
    // Every static host answers `/about-us` with `about-us.html`, without a redirect.
    format: 'file',
    assets: ASSETS_FOLDER,
    // Saves a round trip before the first paint: 0.95 s instead of 1.61 s on a slow connection.
    inlineStylesheets: 'always',
  },
  image: {
    service: {
      // Astro's service, which can also crop around a point. Names of pictures depend on this path.
      entrypoint: './src/site/shared/pictures/image-service.ts',
      // 4:2:0 makes files 6 % smaller than sharp's default, in 70 % of the time. Effort 4 is
      // sharp's default; copies under test use 0, a thirtieth of the time.
      config: {
        avif: { chromaSubsampling: '4:2:0', effort: Number(process.env['AVIF_EFFORT'] ?? 4) },
      },
    },
  },
  integrations: [
    react(),
    siteIntegration(project, builds),
    afterBuild(project, builds),
    cacheLimit,
    atomicOutput(builds.flatMap(({ results = [] }) => results)),
  ],
  vite: {
    // The first browsers with cascade layers. Without this, media queries would fail in browsers
    // before 2023, and scroll-driven animations everywhere: `view()` would end up in `animation`,
    // where no browser accepts it.
    build: {
      cssTarget: ['chrome99', 'firefox97', 'safari15.4', 'ios15.4'],
    },
    // Otherwise every page declares four properties for light-dark(), which no style sheet uses.
    css: { lightningcss: { exclude: LIGHT_DARK } },
  },
  // No text contains code, so Astro need not even load its highlighter.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
