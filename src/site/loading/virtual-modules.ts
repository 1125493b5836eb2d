import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Feature, Project } from '#content/project';

/** Prefix of the modules that this plugin generates. */
const PREFIX = 'virtual:site/';

/** Optional files of a feature, and the name that each exports. */
const PARTS_OF_FEATURES = {
  views: { file: 'views.tsx', name: 'views' },
  renderings: { file: 'rendering.ts', name: 'rendering' },
  scripts: { file: 'Scripts.astro', name: 'default' },
} as const;

const isPartOfFeatures = (name: string): name is keyof typeof PARTS_OF_FEATURES =>
  Object.hasOwn(PARTS_OF_FEATURES, name);

/**
 * Gives pages the texts of content/ that the build has read (`virtual:site/texts`), and the views,
 * renderings and scripts of each feature in use (`virtual:site/views`, `renderings`, `scripts`).
 * @param root the project's folder
 */
export function virtualModules(
  root: URL,
  project: () => Project,
  features: () => readonly Feature[],
): Plugin {
  const featureModule = (part: keyof typeof PARTS_OF_FEATURES) => {
    const { file, name } = PARTS_OF_FEATURES[part];
    const paths = features()
      .map((feature) => `src/site/features/${feature.name}/${file}`)
      .filter((path) => existsSync(new URL(path, root)));
    const imports = paths.map(
      (path, index) => `import { ${name} as part${index} } from '/${path}';`,
    );
    return [...imports, `export default [${paths.map((_, index) => `part${index}`).join()}];`].join(
      '\n',
    );
  };
  return {
    name: 'virtual-modules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      if (isPartOfFeatures(name)) return featureModule(name);
      return `export default ${JSON.stringify(project().texts())};`;
    },
  };
}
