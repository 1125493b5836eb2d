import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Feature, Project } from '#content/project';

/** Optional files of a feature, and the name that each exports. */
const FILES_OF_FEATURES = {
  views: { file: 'views.tsx', name: 'views' },
  renderings: { file: 'rendering.ts', name: 'rendering' },
  scripts: { file: 'Scripts.astro', name: 'default' },
} as const;

/** A module with a list of each of these files. @param root the project's folder */
function featuresModule(features: readonly Feature[], root: URL): string {
  const lists = Object.entries(FILES_OF_FEATURES).flatMap(([list, { file, name }]) => {
    const paths = features
      .map((feature) => `src/site/features/${feature.name}/${file}`)
      .filter((path) => existsSync(new URL(path, root)));
    const imports = paths.map(
      (path, index) => `import { ${name} as ${list}${index} } from '/${path}';`,
    );
    return [
      ...imports,
      `export const ${list} = [${paths.map((_, index) => list + index).join()}];`,
    ];
  });
  return lists.join('\n');
}

/**
 * Gives pages the texts of content/ that the build has read (`virtual:site/texts`), and the views,
 * renderings and scripts of the features in use (`virtual:site/features`).
 * @param root the project's folder
 */
export function virtualModules(
  root: URL,
  project: () => Project,
  features: readonly Feature[],
): Plugin {
  const sources: Record<string, () => string> = {
    'virtual:site/texts': () => `export default ${JSON.stringify(project().texts())};`,
    'virtual:site/features': () => featuresModule(features, root),
  };
  return {
    name: 'virtual-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)]?.(),
  };
}
