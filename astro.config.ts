import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readProject } from '#content/disk';
import { FEATURES, MODEL } from '#site/features.ts';
import { featureBuilds } from '#site/loading/feature-builds.ts';
import { siteIntegration } from '#site/loading/site-integration.ts';
import { atomicOutput } from '#site/output/after-build/atomic-output.ts';
import { afterBuild } from '#site/output/after-build/index.ts';
import { deleteUnused } from '#site/shared/pictures/disk-cache.ts';

// Astro sends no usage data.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** `Features.LightDark` of lightningcss. */
const LIGHT_DARK = 1 << 20;

const cacheLimit = {
  name: 'cache-limit',
  hooks: { 'astro:build:done': () => deleteUnused() },
};

const builds = await featureBuilds(FEATURES);
const project = readProject(MODEL, new URL('./', import.meta.url));

export default defineConfig({
  trailingSlash: 'never',
  // Not the same: the service worker of the built site would answer for pages in development.
  server: ({ command }) => ({
    port: Number(process.env['PORT'] ?? (command === 'dev' ? 4322 : 4321)),
  }),
  build: {
    // `about-us.html` answers `/about-us` on every static host, without a redirect.
    format: 'file',
    // One round trip less before the first paint: 0.95 s instead of 1.61 s on a slow connection.
    inlineStylesheets: 'always',
  },
  image: {
    service: {
      // Astro's own, which can also cut around a point. Its path is part of the name of every picture.
      entrypoint: './src/site/shared/pictures/image-service.ts',
      // Files 6 % smaller than with a colour for every pixel, as sharp would have it, in 70 % of
      // the time. An effort of 4 is sharp's own; copies under test take 0, a thirtieth of the time.
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
    // The first browsers with cascade layers. Without it media queries are lost on those before
    // 2023, and in every browser what moves with scrolling: `view()` would be written into
    // `animation`, where none takes it.
    build: {
      cssTarget: ['chrome99', 'firefox97', 'safari15.4', 'ios15.4'],
      // Nobody needs the script of Contact Us before the form is filled in: the page comes first.
      assetsInlineLimit: (_, content) => (content.includes('undelivered-form') ? false : undefined),
    },
    // Otherwise each page declares four properties for light-dark(), which no style sheet uses.
    css: { lightningcss: { exclude: LIGHT_DARK } },
  },
  // No text of the site holds code: what would colour it is not even read.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
