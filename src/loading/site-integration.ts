import type { AstroIntegration } from 'astro';
import { valueOf } from '../core/content-file.ts';
import type { Model } from '../core/model.ts';
import { checkFragments } from '../core/checks/check-fragments.ts';
import { linksOf, type Links } from '../core/checks/links.ts';
import { checkProject } from '../core/checks/problems.ts';
import { absentTexts } from '../core/launch/find-translation-rows.ts';
import type { Project } from '../core/project/project.ts';
import { translationsIn } from '../core/project/translations.ts';
import { readProject } from '../core/project/read-project.ts';
import { readSite } from '../core/project/read-site.ts';
import { problemLine } from '../core/reading/content-error.ts';

/** The files and fields of content/ that nothing reads, because what did was taken out. */
function unreadIn(project: Project): string[] {
  const { model } = project;
  const files = project.files().filter(({ name }) => name === 'unread');
  const fields = model.unread.flatMap((field) =>
    [...model.files.values()]
      .filter(({ name }) => name === field.file)
      .flatMap(({ name, isFact }) => (isFact ? [''] : project.codes()).map((code) => [name, code]))
      .filter(([name = '', code = '']) => valueOf(field, project.dataOf(name, code)) !== undefined)
      .map(([name = '', code = '']) => `${model.pathOf(name, code)} › ${field.path.join(' › ')}`),
  );
  return [...files.map(({ path }) => path), ...fields];
}

/** Checks content/ and adds the routes of used features. @throws ContentError at start and end */
export function siteIntegration(model: Model): AstroIntegration {
  let links: Links | undefined;
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const project = readProject(model, config.root);
        checkProject(project, readSite(config.root, model.features));
        for (const translation of translationsIn(project).filter((one) => one.isPublished))
          for (const row of absentTexts(translation))
            logger.warn(problemLine({ ...row, message: row.today }));
        const unread = unreadIn(project);
        if (unread.length > 0)
          logger.warn(`Left unread, because nothing uses it any more: ${unread.join(', ')}.`);
        links = linksOf(project);
        for (const { isUsed, ...route } of model.features.flatMap(({ routes = [] }) => routes))
          if (command === 'dev' || isUsed(project)) injectRoute(route);
      },
      'astro:build:done': async ({ dir }) => {
        if (links) await checkFragments(dir, links);
      },
    },
  };
}
