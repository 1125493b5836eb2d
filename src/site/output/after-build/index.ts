import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pathIn, rootOf } from '#content/languages';
import type { Feature, Project } from '#content/project';
import { htmlOf } from '../../html/html.ts';
import { classNames } from '../bundling/class-names.ts';
import { scriptCopies } from '../bundling/script-copies.ts';
import type { FeatureBuild, BuiltSite, FinalStep } from '../feature-build.ts';
import { apacheFile } from '../hosting/apache.ts';
import { headersFile, redirectsFile } from '../hosting/netlify.ts';
import { policyOf, setPolicy } from '../hosting/policy.ts';
import { listPageFiles, describePage, readPage, type Page } from '../pages.ts';
import { writeCompressedCopies } from './compress.ts';
import { reduceStyle } from './reduce-style.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';
import { writeWorker } from './service-worker.ts';

/** In bytes. Longer scripts get a file, so that a page fits the first answer of a connection. */
const MAX_INLINE = 2400;

/** Writes the configuration files of hosts that read them from the site's folder. */
const writeHostFiles: FinalStep = ({ dist }, pages) => {
  writeFileSync(new URL('_headers', dist), headersFile());
  writeFileSync(new URL('_redirects', dist), redirectsFile(pages));
  writeFileSync(new URL('.htaccess', dist), apacheFile(pages));
  // Without this file GitHub Pages leaves out folders whose names start with `_`.
  writeFileSync(new URL('.nojekyll', dist), '');
};

/** The pages that devices store before a visit. Of custom pages there may be hundreds. */
function pagesToPrecache(project: Project, pages: readonly Page[]): Page[] {
  const languages = project.publishedLanguages();
  const customPages = languages.flatMap((code) =>
    project.publishedCustomPages(code).map(({ path }) => pathIn(rootOf(code, languages), path)),
  );
  return pages.filter(({ address }) => address !== undefined && !customPages.includes(address));
}

/** Steps for the site, in order: the service worker contains a hash of each stored file. */
const siteSteps = (builds: readonly FeatureBuild[]): readonly FinalStep[] => [
  removeUnreferenced,
  ...builds.flatMap(({ finish = [] }) => finish),
  ({ dist, project, settings }, pages) =>
    writeWorker(dist, settings.keptOnDevice, pages, pagesToPrecache(project, pages)),
  writeCompressedCopies,
  writeHostFiles,
];

/** Completes a page. The policy comes last, because it contains hashes of styles and scripts. */
function finishPage(file: string, { dist, project, settings }: BuiltSite): Page {
  const document = readPage(dist, file);
  try {
    reduceStyle(document);
    const origins = project.model.features.flatMap((feature) => feature.origins?.(settings) ?? []);
    const options = {
      connect: origins.flatMap(({ connect }) => connect),
      formAction: origins.flatMap(({ formAction }) => formAction),
      worker: settings.keptOnDevice,
    };
    setPolicy(document, policyOf(document, options));
    writeFileSync(new URL(file, dist), htmlOf(document));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
  return describePage(file, document);
}

/** Completes the site after Astro has written it: each page first, then the steps for the site. */
export function afterBuild(
  project: Project<Feature>,
  builds: readonly FeatureBuild[],
): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const generateScopedName =
          command === 'build' ? classNames(fileURLToPath(config.root)) : '[name]-[local]';
        const hasSeveral = project.publishedLanguages().length > 1;
        const isKept = project.organisation()?.keptOnDevice !== false;
        const define = {
          // Constants by which the bundler leaves out code that this site does not need.
          'import.meta.env.SEVERAL_LANGUAGES': String(hasSeveral),
          'import.meta.env.KEPT_ON_DEVICE': String(isKept),
        };
        const css = { modules: { generateScopedName } };
        const build = { assetsInlineLimit: MAX_INLINE };
        updateConfig({ vite: { define, css, plugins: [scriptCopies()], build } });
      },
      'astro:build:done': async ({ dir }) => {
        const settings = project.organisation();
        if (!settings) throw new Error('content/organisation.yaml cannot be read.');
        const site: BuiltSite = { dist: dir, project, settings };
        const pages = listPageFiles(dir).map((file) => finishPage(file, site));
        for (const step of siteSteps(builds)) await step(site, pages);
      },
    },
  };
}
