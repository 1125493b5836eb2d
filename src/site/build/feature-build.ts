import type { Page } from '../../../hosting/pages.ts';
import type { Field } from '../../core/launch/placed-fields.ts';
import type { Row } from '../../core/launch/row.ts';
import type { Project } from '../../core/project/project.ts';
import type { ContentProblem } from '../../core/reading/content-error.ts';
import type { Organisation } from '../../core/schemas/organisation.ts';

/** The site as Astro has written it. */
export interface BuiltSite {
  dist: URL;
  project: Project;
  /** The content of organisation.yaml. */
  settings: Organisation;
  /** Paths of own pages, such as `/our-teams`. */
  ownPaths: ReadonlySet<string>;
}

/** Adds or removes files once all pages are final. */
export type SiteStep = (site: BuiltSite, pages: readonly Page[]) => void | Promise<void>;

/** What became of a test message. */
export interface TriedMessage {
  /** A sentence. */
  said: string;
  /** What is to be done where it was not taken. */
  rows: Row[];
}

/** What a feature does in builds: the `build` of the module that its feature.ts names. */
export interface FeatureBuild {
  /** What is wrong with files that its content names. @param root the project's folder */
  checkFiles?: (project: Project, root: URL) => Promise<readonly ContentProblem[]>;
  begin?: (project: Project, root: URL) => Promise<void>;
  /** Runs once all pages are final. */
  finish?: SiteStep;
  /** Further files that `finish` writes, by their paths from the project's root. */
  results?: readonly string[];
  /** Sends one message to the team as a visitor would. @param fields every field of content/ */
  tryMessage?: (fields: readonly Field[]) => Promise<TriedMessage>;
  /** A folder of the built site whose requests the service worker leaves alone, if there is one. */
  leftAlone?: (project: Project) => string | undefined;
}
