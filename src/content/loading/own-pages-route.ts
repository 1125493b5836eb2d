import type { AstroIntegration } from 'astro';
import { checkDates, checkIds } from '../checks/check-dates.ts';
import { checkLanguages } from '../checks/check-languages.ts';
import { checkFragments } from '../checks/check-fragments.ts';
import type { Links } from '../checks/links-of-file.ts';
import { checkLinks, readLinks } from '../checks/check-links.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import { readTranslations } from '../languages/translations.ts';
import { absentTexts } from '../languages/absent-texts.ts';
import { readOwnPages } from '../own-pages/read.ts';
import { problemLine } from '../reading/content-error.ts';

/**
 * Adds the route of the team's own pages if one is published, and checks languages, dates and
 * links of all files. @throws ContentError when Astro starts, and when the pages are written
 */
export function ownPages(): AstroIntegration {
  let links: Links | undefined;
  return {
    name: 'own-pages',
    hooks: {
      'astro:config:setup': async ({ command, config, injectRoute, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        await checkLanguages(config.root);
        await checkDates(config.root);
        for (const translation of await readTranslations(config.root, publishedIn(config.root)))
          for (const absent of absentTexts(translation)) logger.warn(problemLine(absent));
        const pages = await readOwnPages(config.root);
        checkIds(config.root, pages);
        links = await readLinks(config.root, pages);
        checkLinks(config.root, links);
        // During development a draft can be published at any moment.
        if (command === 'dev' || pages.some(({ data }) => data.publish))
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
