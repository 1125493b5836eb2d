import type { Control } from './form/control.ts';
import type { FindFile, ProjectFile } from './store/assets/find-file.ts';

/** What a feature adds to the editor: the export `editor` of its `editor.ts`. */
export interface FeatureEditor {
  /** Form controls by the `format` of a field's schema. */
  controls?: Readonly<Record<string, Control>>;
  /**
   * Formats whose control needs `role="group"`, because a `<label>` cannot name it: it has several
   * inputs, or is no form element.
   */
  grouped?: readonly string[];
  /** By format: checks the file that a field names; resolves to a sentence if it cannot be used. */
  fileProblems?: Readonly<Record<string, (file: ProjectFile) => Promise<string | undefined>>>;
  /** Resolves the feature's own requests, by their `handler`; see `FeatureRequest`. */
  sources?: Readonly<Record<string, (file: string, find: FindFile) => unknown>>;
}

/** The editor parts of all features that have some. */
export const FEATURE_EDITORS = Object.values(
  import.meta.glob<FeatureEditor>('./features/*/editor.ts', { eager: true, import: 'editor' }),
);
