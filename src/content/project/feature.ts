import type { CustomPage } from '../fields/custom-page.ts';
import type { Organisation } from '../fields/organisation.ts';
import type { LaunchFacts, LaunchIssue } from '../launch/issue.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import type { BlockKind } from './block-kind.ts';
import type { AddedField, ContentFile } from './content-file.ts';
import type { Content } from './content.ts';
import type { Project } from './project.ts';
import type { ListedPage } from './site-pages.ts';

/** A route of Astro, see `injectRoute`. */
interface Route {
  /** Its pattern, such as `/[...language]/feed.xml`. */
  pattern: string;
  /** Its file, by its path from the project's root. */
  entrypoint: string;
  /** Whether it has pages. During development every route is there: a setting may change. */
  isUsed: (project: Project) => boolean;
}

/** Where pages may send data, beyond the site itself: sources of a policy (CSP 3). */
export interface Origins {
  connect: readonly string[];
  formAction: readonly string[];
}

/**
 * Something that a team can switch on: a folder of src/site/features/. What it adds is written here, so
 * that nothing else needs to know it. Runs in Node, in Astro and in the editor. Its folder may also
 * have files that src/site/loading/ finds by their names: views.tsx (`FeatureViews` in
 * src/site/shared/feature-views.ts), rendering.ts (`Rendering` in src/site/shared/rendering.ts), and
 * Scripts.astro, its scripts of pages. What it brings to the editor is a folder of the same name in
 * src/editor/features/, whose editor.ts exports a `FeatureEditor`.
 */
export interface Feature {
  /** The name of its folder. */
  name: string;
  files?: readonly ContentFile[];
  fields?: readonly AddedField[];
  /** Whether it shows the team's own pages, made of the blocks of every feature, by its CustomPage.tsx. */
  showsCustomPages?: true;
  blocks?: readonly BlockKind[];
  routes?: readonly Route[];
  /**
   * Whether content/ asks for it, where that is said by a field that must be there. A field that may be
   * left out, a block and a route are seen without it (src/site/loading/used-features.ts).
   */
  isUsed?: (project: Project) => boolean;
  /**
   * The path from the project's root of a module that exports what it does in builds: `build`, a
   * `FeatureBuild` of src/site/output/feature-build.ts.
   */
  build?: string;
  /** Its pages for search engines and shared links, which every footer names. */
  pages?: (content: Content) => readonly ListedPage[];
  /** Paths of pages and files that a link may lead to, for the settings of a project. */
  paths?: (project: Project) => readonly string[];
  /** Where its pages may send data. */
  origins?: (settings: Organisation) => Origins;
  problems?: (project: Project) => readonly ContentProblem[];
  launchIssues?: (facts: LaunchFacts) => readonly LaunchIssue[];
  /**
   * Pages of the editor alone, by their names: for what may stand on no page of the site, and is
   * typed on this one.
   */
  editorOnlyPages?: Readonly<Record<string, (content: Content) => CustomPage>>;
}
