import { createContext, use, useMemo } from 'react';
import type { Field, Path } from '#content/fields';
import type { Content } from '#content/project';
import { fillAll } from '#content/text';
import { MODEL } from '#site/features';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { usePublishing } from '../shared/use-publishing.ts';
import type { Mistake } from '../store/files/mistakes.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { originalTexts } from '../store/files/translation.ts';
import type { Workspace } from '../store/project/workspace.ts';
import { joinKeys } from './fields.ts';

export interface FieldProps {
  keys: Path;
  field: Field;
  isRequired: boolean;
  /** The label of an item of a list, whose key is a number. */
  label?: string;
  /** Whether it is the only field of its file. */
  isOnlyField?: boolean;
  /** Whether it is open at first. */
  isOpen?: boolean;
}

interface FormInputs {
  workspace: Workspace;
  texts: OpenProject;
  /** The file, from the project's root. */
  path: string;
  /** The field that the address names, or the item that was added: it is open and takes the focus. */
  focusedKeys: Path;
  /** Brings the focus to another field. */
  focus: (keys: Path) => void;
  /** All mistakes in the project. */
  allMistakes: readonly Mistake[];
  /** Whether publishing was refused because of mistakes, and nothing has changed since. */
  isPublishRefused: boolean;
}

/** Creates the form of a file from the current texts. */
export function formOf({ workspace, allMistakes, ...form }: FormInputs) {
  const { texts, path } = form;
  const { code } = MODEL.fileInfoOf(path);
  const isTranslation = texts.isTranslation(path);
  const isUnfinished = isTranslation && texts.isUnfinished(path);
  const mistakes = allMistakes.filter((mistake) => mistake.path === path);
  const originals = originalTexts(texts, path);
  let variables: Content['variables'] | undefined;
  const isIn = (keys: Path, keyPath: string) =>
    keys.length === 0 || keyPath === joinKeys(keys) || keyPath.startsWith(`${joinKeys(keys)}.`);
  return {
    ...form,
    isTranslation,
    isUnfinished,
    /** The value of a field. */
    valueAt: (keys: Path) => texts.value(path, keys),
    /** Sets a field. @param step the undo step, by default that of typing in this field */
    set: (keys: Path, value: unknown, step?: string) => workspace.set(path, keys, value, step),
    /** The mistakes of a field itself. */
    mistakesAt: (keys: Path) => mistakes.filter(({ keyPath }) => keyPath === joinKeys(keys)),
    /** Counts the mistakes of a field and of everything inside it. */
    mistakesIn: (keys: Path) => mistakes.filter(({ keyPath }) => isIn(keys, keyPath)).length,
    /** The original text of a field of a translation. */
    originalAt: (keys: Path) => originals.get(joinKeys(keys)),
    /** Replaces variables such as `{organisation}` in all texts of a value, as the page does. */
    filled: <Value>(value: Value): Value => {
      variables ??= texts.content(code || texts.first)?.variables ?? {};
      return fillAll(value, variables);
    },
    /** Whether a field, or something inside it, still has to be translated. */
    hasGapIn: (keys: Path) =>
      [...originals].some(([keyPath, { gap }]) => gap && isIn(keys, keyPath)),
  };
}

/** The form of a file, as its fields see it. */
export type Form = ReturnType<typeof formOf>;

export const FormContext = createContext<Form | undefined>(undefined);

/** The form that contains this field. @throws Error outside of a form */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('useForm must be called inside FormContext.');
  return form;
}

/** The form of a file; renders again after each change. */
export function useFormOf(path: string, focusedKeys: Path, focus: Form['focus']): Form {
  const { workspace } = useEditor();
  const { mistakes, elsewhere, kind } = usePublishing();
  const allMistakes = useMemo(() => [...mistakes, ...elsewhere], [mistakes, elsewhere]);
  const isPublishRefused = kind === 'mistakes';
  const texts = useTexts();
  return useMemo(
    () => formOf({ workspace, texts, path, focusedKeys, focus, allMistakes, isPublishRefused }),
    [workspace, texts, path, focusedKeys, focus, allMistakes, isPublishRefused],
  );
}
