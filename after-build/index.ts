import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { pagesOf } from '../hosting/pages.ts';
import { pathIn, rootOf } from '../src/content/languages/language.ts';
import { readOwnPages } from '../src/content/own-pages/read.ts';
import { hasOtherFigures } from '../src/content/text/number-in.ts';
import { keepsPages, publishedIn } from '../src/content/languages/published.ts';
import { parseContent } from '../src/content/reading/parse-content.ts';
import { organisation, type Organisation } from '../src/content/schemas/organisation.ts';
import { addPolicy } from './add-policy.ts';
import { compress } from './compress.ts';
import { dropUnusedStyle } from './drop-unused-style.ts';
import { inlineProperties } from './inline-properties.ts';
import { joinScripts } from './join-scripts.ts';
import { joinStyles } from './join-styles.ts';
import { shareHashes } from './share-hashes.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';
import { removeWorker, writeServiceWorker } from './service-worker.ts';
import { MODULE_CLASS, shortenClassNames, shortenProperties } from './shorten-names.ts';
import type { BuiltSite, PageStep, SiteStep } from './steps.ts';
import { inOneText, styleGroups } from './style-groups.ts';
import { tidy } from './tidy.ts';
import { writeEditor } from './write-editor.ts';
import { writeFunction } from './write-function.ts';
import { writeHostFiles } from './write-host-files.ts';

/** What happens to the pages that share a style as one text. */
const STYLE_STEPS: PageStep[] = [
  joinStyles,
  dropUnusedStyle,
  inlineProperties,
  shortenClassNames,
  shortenProperties,
];

/** What happens to each page; the policy holds a hash of each style and script, so it comes last. */
const PAGE_STEPS: PageStep[] = [shareHashes, tidy, addPolicy];

/** The worker's list holds a hash of each file it keeps; a host's file names whatever has a compressed copy. */
const SITE_STEPS: SiteStep[] = [
  removeUnreferenced,
  writeEditor,
  writeFunction,
  writeServiceWorker,
  compress,
  writeHostFiles,
];

const SETTINGS = 'content/organisation.yaml';

function settingsIn(root: URL): Organisation {
  return parseContent(readFileSync(new URL(SETTINGS, root), 'utf8'), organisation, SETTINGS);
}

/** Everything that happens to the site after Astro has written it: each page in turn, then the site as a whole. */
export function afterBuild(): AstroIntegration {
  let root: URL;
  return {
    name: 'after-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const generateScopedName = command === 'build' ? MODULE_CLASS : '[name]-[local]';
        // Code that only several languages need is left out where there is one.
        const languages = publishedIn(config.root);
        const define = {
          'import.meta.env.SEVERAL_LANGUAGES': JSON.stringify(languages.length > 1),
          'import.meta.env.OTHER_FIGURES': JSON.stringify(languages.some(hasOtherFigures)),
          'import.meta.env.KEPT_ON_DEVICE': JSON.stringify(keepsPages(config.root)),
        };
        updateConfig({ vite: { define, css: { modules: { generateScopedName } } } });
      },
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:server:setup': removeWorker,
      'astro:build:done': async ({ dir }) => {
        const published = (await readOwnPages(root)).filter(({ data }) => data.publish);
        const languages = publishedIn(root);
        const own = new Set(
          published.map(({ language, path }) => pathIn(rootOf(language, languages), path)),
        );
        const site: BuiltSite = { dist: dir, settings: settingsIn(root), own };
        // Also before: what no page brings, such as the form of another setting, keeps no style and no name in them.
        await removeUnreferenced(site);
        const take = (steps: PageStep[]) => (text: string) =>
          steps.reduce((before, step) => step(before, site), text);
        for (const group of styleGroups(pagesOf(dir), own)) {
          const pages = group.map(({ html }) => joinScripts(html, site));
          const styled = inOneText(pages, take(STYLE_STEPS));
          for (const { file } of group)
            writeFileSync(new URL(file, dir), take(PAGE_STEPS)(styled.next().value ?? ''));
        }
        for (const step of SITE_STEPS) await step(site);
      },
    },
  };
}
