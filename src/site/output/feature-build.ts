import type { Organisation } from '#content/files';
import type { Feature, Project } from '#content/project';
import type { ContentProblem } from '#content/reading';
import type { Page } from './pages.ts';

/** The site as Astro has written it to disk. */
export interface BuiltSite {
  dist: URL;
  project: Project<Feature>;
  /** The content of organisation.yaml. */
  settings: Organisation;
}

/** A step that adds or removes files once all pages are final. */
export type FinalStep = (site: BuiltSite, pages: readonly Page[]) => void | Promise<void>;

/** The work of a feature in a build: `build` of the module that its feature.ts names. */
export interface FeatureBuild {
  /** Reports bad files that its content names. @param root the project's folder */
  checkFiles?: (project: Project, root: URL) => Promise<readonly ContentProblem[]>;
  /** Runs once all pages are final. */
  finish?: FinalStep;
  /** Further files that `finish` writes, as paths from the project's root. */
  results?: readonly string[];
}
