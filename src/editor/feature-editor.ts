import type { FeatureFieldKind, Kind } from '#content/fields';
import type { Control } from './form/control.ts';
import type { FindFile, ProjectFile } from './store/assets/find-file.ts';

/** What a feature adds to the editor: the export `editor` of its `editor.ts`. */
export interface FeatureEditor {
  /** Form controls by the kind of a field. */
  controls?: Partial<Record<FeatureFieldKind, Control>>;
  /**
   * Kinds whose control needs `role="group"`, because a `<label>` cannot name it: it has several
   * inputs, or is no form element.
   */
  grouped?: readonly FeatureFieldKind[];
  /** By kind: checks the file that a field names; resolves to a sentence if it cannot be used. */
  fileProblems?: Partial<Record<Kind, (file: ProjectFile) => Promise<string | undefined>>>;
  /** Resolves the feature's own requests, by their `handler`; see `FeatureRequest`. */
  sources?: Readonly<Record<string, (file: string, find: FindFile) => unknown>>;
}

/** The editor parts of all features that have some. */
export const FEATURE_EDITORS = Object.values(
  import.meta.glob<FeatureEditor>('./features/*/editor.ts', { eager: true, import: 'editor' }),
);
