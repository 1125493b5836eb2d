import type { AstroIntegration } from 'astro';
import { checkFragments } from '../checks/check-fragments.ts';
import { linksOf, type Links } from '../checks/links.ts';
import { checkProject } from '../checks/problems.ts';
import { absentTexts } from '../languages/absent-texts.ts';
import { translationsIn } from '../project/translations.ts';
import { readProject } from '../project/read-project.ts';
import { readSite } from '../project/read-site.ts';
import { problemLine } from '../reading/content-error.ts';

/**
 * Checks all files of content/, and adds the route of the team's own pages if one is published.
 * @throws ContentError when Astro starts, and when the pages are written
 */
export function ownPages(): AstroIntegration {
  let links: Links | undefined;
  return {
    name: 'own-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const project = readProject(config.root);
        checkProject(project, readSite(config.root));
        for (const translation of translationsIn(project).filter((one) => one.isPublished))
          for (const absent of absentTexts(translation)) logger.warn(problemLine(absent));
        links = linksOf(project);
        // During development a draft can be published at any moment.
        if (command === 'dev' || links.own.some(({ data }) => data.publish))
          injectRoute({
            pattern: '/[...language]/[page]',
            entrypoint: './src/pages/_OwnPage.astro',
          });
      },
      'astro:build:done': async ({ dir }) => {
        if (links) await checkFragments(dir, links);
      },
    },
  };
}
