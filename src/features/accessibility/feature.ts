import { valueOf } from '../../core/content-file.ts';
import { fieldOf } from '../../core/content.ts';
import type { Project } from '../../core/project/project.ts';
import type { Feature } from '../../core/feature.ts';
import { statementMistakes } from './problems.ts';
import { PATH, STATEMENT, STATEMENT_WORDS } from './schema.ts';

const isPublished = (project: Project): boolean => {
  const settings = project.data('organisation', '');
  return settings !== undefined && valueOf(STATEMENT, settings).publish;
};

/** The accessibility statement, a page of its own. */
export const accessibility: Feature = {
  name: 'accessibility',
  files: [STATEMENT_WORDS],
  fields: [STATEMENT],
  routes: [
    {
      pattern: `/[...language]${PATH}`,
      entrypoint: './src/features/accessibility/route.astro',
      isUsed: isPublished,
    },
  ],
  paths: (project) => (isPublished(project) ? [PATH] : []),
  pages: (content) => {
    if (!fieldOf(content, STATEMENT).publish) return [];
    const { link, heading, title, description } = content.of(STATEMENT_WORDS);
    return [{ kind: 'accessibility', path: PATH, link, heading, title, description }];
  },
  problems: statementMistakes,
};
