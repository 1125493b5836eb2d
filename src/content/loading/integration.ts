import type { AstroIntegration } from 'astro';
import { checkLanguages } from '../checks/languages.ts';
import { checkLinks } from '../checks/links.ts';
import { readOwnPages } from '../own-pages/read.ts';

/**
 * The pages of the team's own: adds their route where one is published, so that a site without them is built as if there
 * were no such thing; and checks every link between pages before anything is built, and the languages as a whole.
 * @throws ContentError while Astro starts, see {@link checkLinks} and {@link checkLanguages}
 */
export function ownPages(): AstroIntegration {
  return {
    name: 'own-pages',
    hooks: {
      'astro:config:setup': async ({ command, config, injectRoute }) => {
        if (command !== 'build' && command !== 'dev') return;
        await checkLanguages(config.root);
        const pages = await readOwnPages(config.root);
        await checkLinks(config.root, pages);
        // During development a draft may be published any moment.
        if (command === 'dev' || pages.some(({ data }) => data.publish))
          injectRoute({
            pattern: '/[...language]/[page]',
            entrypoint: './src/pages/_OwnPage.astro',
          });
      },
    },
  };
}
