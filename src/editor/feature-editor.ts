import type { Control } from './form/control.ts';
import type { FindFile, ProjectFile } from './store/project/find-file.ts';

/** What a feature brings to forms and pages of the editor: the `editor` of its editor.ts. */
export interface FeatureEditor {
  /** Inputs of fields, by their format. */
  controls?: Readonly<Record<string, Control>>;
  /** The formats with several inputs, or one that no label can name: a group has the name. */
  grouped?: readonly string[];
  /** What keeps a file from being used where a field of a format names it, as a sentence. */
  fileProblems?: Readonly<Record<string, (file: ProjectFile) => Promise<string | undefined>>>;
  /** Makes what the feature's views ask for, by `by` of their requests; see `FeatureRequest`. */
  sources?: Readonly<Record<string, (file: string, find: FindFile) => unknown>>;
}

/** What all features bring. */
export const FEATURE_EDITORS = Object.values(
  import.meta.glob<FeatureEditor>('./features/*/editor.ts', { eager: true, import: 'editor' }),
);
