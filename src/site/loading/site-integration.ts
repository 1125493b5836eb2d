import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readProject } from '#content/disk';
import type { Feature, Project } from '#content/project';
import { ContentError } from '#content/reading';
import type { FeatureBuild } from '../output/feature-build.ts';
import { checkWholeContent } from './check-content.ts';
import { checkFragments } from './check-fragments.ts';
import { usedFeatures } from './used-features.ts';
import { virtualModules } from './virtual-modules.ts';

/** Prints a check's problems and exits. A thrown error would get a stack trace from Astro. */
async function exitOnMistake(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

/** Checks content/ at the start and the end of a build, and adds the routes of features. */
export function siteIntegration(
  project: Project<Feature>,
  builds: readonly FeatureBuild[],
): AstroIntegration {
  let root: URL;
  // Development replaces this after each change of content/.
  let current = project;
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ command, config, injectRoute, logger, updateConfig }) => {
        // The editor is at `/admin/`; `astro preview` answers the slash only with this setting.
        if (command === 'preview') updateConfig({ trailingSlash: 'ignore' });
        if (command !== 'build' && command !== 'dev') return;
        ({ root } = config);
        const features = command === 'dev' ? project.model.features : usedFeatures(project);
        const plugin = virtualModules(root, () => current, features);
        updateConfig({ vite: { plugins: [plugin] } });
        await exitOnMistake(() => checkWholeContent(project, root, builds));
        const left = project.leftByRemovedFeatures();
        if (left.length > 0)
          logger.warn(`Ignored, because no feature uses it any more: ${left.join(', ')}.`);
        for (const { isUsed, ...route } of project.model.features.flatMap(
          ({ routes = [] }) => routes,
        ))
          if (command === 'dev' || isUsed(project)) injectRoute(route);
      },
      'astro:server:setup': ({ server, logger }) => {
        const folder = fileURLToPath(new URL('content/', root));
        server.watcher.on('all', (_event, changed: string) => {
          if (!changed.startsWith(folder)) return;
          current = readProject(project.model, root);
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
          checkWholeContent(current, root, builds).catch((error: unknown) =>
            logger.error(String(error)),
          );
        });
      },
      'astro:build:done': ({ dir }) => exitOnMistake(() => checkFragments(dir, project)),
    },
  };
}
