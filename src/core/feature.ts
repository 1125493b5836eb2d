import type { Project } from './project/project.ts';

/**
 * A route of Astro.
 * @see https://docs.astro.build/en/reference/integrations-reference/#injectroute-option
 */
interface Route {
  /** Its pattern, such as `/[...language]/feed.xml`. */
  pattern: string;
  /** Its file, by its path from the project's root. */
  entrypoint: string;
  /** Whether it has pages. During development every route is there: a setting may change. */
  isUsed: (project: Project) => boolean;
}

/** Something that a team can switch on: a folder of src/features/. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  routes?: readonly Route[];
}
