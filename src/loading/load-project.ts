import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { throwProblems, type ContentProblem } from '../core/reading/content-error.ts';
import { readProject } from '../core/project/read-project.ts';
import type { Model } from '../core/model.ts';
import type { Project } from '../core/project/project.ts';

/** What a project breaks beyond its schemas, such as a picture that is too small. */
type Check = (project: Project, root: URL) => Promise<readonly ContentProblem[]>;

/** Astro loader: an entry for each file of content/. @throws ContentError with what checks find */
export function projectLoader(model: Model, ...checks: Check[]): Loader {
  const load = async ({ config, store, generateDigest }: LoaderContext) => {
    const project = readProject(model, config.root);
    throwProblems((await Promise.all(checks.map((check) => check(project, config.root)))).flat());
    store.clear();
    for (const { path, text } of project.files())
      store.set({ id: path, data: { text }, digest: generateDigest(text) });
  };
  return {
    name: 'project',
    async load(context) {
      const { config, watcher, logger } = context;
      await load(context);
      const folder = fileURLToPath(new URL('content/', config.root));
      watcher?.add(folder);
      watcher?.on('all', (_event, changed: string) => {
        if (changed.startsWith(folder))
          load(context).catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}
