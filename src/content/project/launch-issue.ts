import type { Severity } from '../fields/field-meta.ts';
import type { FieldValue } from '../fields/field.ts';
import type { SourceLocation } from '../reading/content-error.ts';
import type { CheckedCustomPage } from './file-data.ts';
import type { Project } from './project.ts';

/** Something to decide before the site goes live, at the first field concerned. */
export interface LaunchIssue extends SourceLocation {
  severity: Severity;
  /** A sentence about what visitors see today. */
  today: string;
  /** The placeholder with which the sentence ends. */
  address?: string | undefined;
  /** How many more fields of the file are concerned. */
  more?: number | undefined;
}

/** A field of content/, with or without a value, and where it is or would be. */
export type LocatedField = FieldValue & SourceLocation;

/** What the launch checks work on. */
export interface LaunchInput {
  project: Project;
  /** Every field of the facts, and of words and published custom pages of the published languages. */
  fields: readonly LocatedField[];
  /** The custom pages of the published languages, drafts included. */
  customPages: readonly CheckedCustomPage[];
  /** In ms since 1970. */
  now: number;
}
