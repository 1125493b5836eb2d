import type { Control } from './form/control.ts';
import type { Task } from './screens/start/task.ts';
import type { FindFile, ProjectFile } from './store/assets/find-file.ts';
import type { OpenProject } from './store/files/open-project.ts';

/** What a feature adds to the editor: the export `editor` of its `editor.ts`. */
export interface FeatureEditor {
  /** Form controls, by the names that schemas give them, see `control` of `FieldMeta`. */
  controls?: Readonly<Record<string, Control>>;
  /**
   * Controls that need `role="group"`, because a `<label>` cannot name them: they have several
   * inputs, or are no form element.
   */
  grouped?: readonly string[];
  /**
   * By control: checks the file that a field names, undefined if there is none. Resolves to a
   * sentence if it cannot be used.
   */
  fileProblems?: Readonly<
    Record<string, (file: ProjectFile | undefined, name: string) => Promise<string | undefined>>
  >;
  /** What it lets people do from the start screen; undefined while they cannot. */
  task?: (texts: OpenProject) => Task | undefined;
  /** Resolves the feature's own requests, by their `handler`; see `FeatureRequest`. */
  sources?: Readonly<Record<string, (file: string, find: FindFile) => unknown>>;
}

/** The editor parts of all features that have some. */
export const FEATURE_EDITORS = Object.values(
  import.meta.glob<FeatureEditor>('./features/*/editor.ts', { eager: true, import: 'editor' }),
);
