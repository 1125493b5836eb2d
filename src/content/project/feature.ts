import type { Organisation } from '../files/organisation.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import type { Content, ReadDeclared } from './content.ts';
import type { LaunchInput, LaunchIssue } from './launch-issue.ts';
import type { ListedPage } from './listed-page.ts';
import type { ModelPart } from './model.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { Project } from './project.ts';

/** A route of Astro, see `injectRoute`. */
interface Route {
  /** URL pattern, such as `/[...language]/feed.xml`. */
  pattern: string;
  /** Path of its file from the project's root. */
  entrypoint: string;
  /** Whether it has pages now. Development adds every route, because settings may change. */
  isUsed: (project: Project) => boolean;
}

/** The other origins that pages may send data to, as source lists of a policy (CSP 3). */
interface Origins {
  connect: readonly string[];
  formAction: readonly string[];
}

/**
 * One of the four pages, a folder of src/site/pages/, or a feature that a team can switch on, a
 * folder of src/site/features/. It declares here everything it adds; only features.ts imports it. The
 * declaration runs in Node, in Astro and in the editor.
 * src/site/loading/ finds further files of the folder by name: views.tsx (`FeatureViews` in
 * src/site/shared/views.ts), rendering.ts (`Rendering` in src/site/shared/rendering.ts),
 * and Scripts.astro, its scripts for pages. Its part of the editor is the folder of the same name
 * in src/editor/features/, whose editor.ts exports a `FeatureEditor`.
 */
export interface Feature extends ModelPart {
  routes?: readonly Route[];
  /**
   * Whether content/ uses the feature in another way than by an optional field, a block or a route
   * of its own, which src/site/loading/used-features.ts finds.
   */
  isUsed?: (project: Project) => boolean;
  /**
   * Path from the project's root of a module that exports `build`, a `FeatureBuild` of
   * src/site/output/feature-build.ts.
   */
  build?: string;
  /** Its pages, for the menu, the footer, search engines and shared links. */
  pages?: (content: Omit<Content, 'pages'>) => readonly ListedPage[];
  /** Paths that it adds as valid targets of links, by the project's settings. */
  paths?: (project: Project) => readonly string[];
  /** What `{founder}` stands for in every text. */
  founder?: (settings: Organisation, of: ReadDeclared) => string;
  /** Where its pages may send data. */
  origins?: (settings: Organisation) => Origins;
  problems?: (project: Project) => readonly ContentProblem[];
  launchIssues?: (input: LaunchInput) => readonly LaunchIssue[];
  /**
   * Pages that exist only in the editor, by name: they show content that may be on no page of the
   * site yet, so that somebody can type it there.
   */
  editorOnlyPages?: Readonly<Record<string, (content: Content) => PreparedPage>>;
}
