import type { Severity } from '../fields/field-meta.ts';
import type { StoredPage } from '../project/file-data.ts';
import type { Project } from '../project/project.ts';
import type { SourceLocation } from '../reading/content-error.ts';
import type { LocatedField } from './placed-fields.ts';

/** One thing that is still to be decided before the site goes live, at the first field it is about. */
export interface LaunchIssue extends SourceLocation {
  severity: Severity;
  /** What a visitor sees today, a sentence. */
  today: string;
  /** How many more fields of the file it is about. */
  more?: number | undefined;
}

/** What the launch check reads. */
export interface LaunchFacts {
  project: Project;
  /** Every field of the facts, of the published languages, and of their published pages. */
  fields: readonly LocatedField[];
  /** The own pages of the published languages, drafts too. */
  pages: readonly StoredPage[];
  /** In ms since 1970. */
  now: number;
}
