import { createContext, use, useMemo } from 'react';
import type { Field, Path } from '#content/fields';
import type { Content } from '#content/project';
import { fillAll } from '#content/text';
import { MODEL } from '#site/features';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { usePublishing } from '../shared/use-publishing.ts';
import type { Mistake } from '../store/files/mistakes.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { originalTexts, type OriginalText } from '../store/files/translation.ts';
import type { Workspace } from '../store/project/workspace.ts';
import { joinKeys, type FormLanguage } from './fields.ts';

/** The form of a file, as its fields see it. */
export interface Form extends FormLanguage {
  /** The file, from the project's root. */
  path: string;
  texts: TextFiles;
  /** The field that the address names: it is open and takes the focus. */
  focusedKeys: Path;
  /** Whether publishing was refused because of mistakes, and nothing has changed since. */
  isPublishRefused: boolean;
  /** The value of a field. */
  valueAt: (keys: Path) => unknown;
  /** Sets a field. @param step the name of the undo step, by default that of typing in this field */
  set: (keys: Path, value: unknown, step?: string) => void;
  /** The mistakes of a field itself. */
  mistakesAt: (keys: Path) => readonly Mistake[];
  /** Counts the mistakes of a field and of everything inside it. */
  mistakesIn: (keys: Path) => number;
  /** The original text of a field of a translation. */
  originalAt: (keys: Path) => OriginalText | undefined;
  /** Replaces variables such as `{organisation}` in all texts of a value, as the page does. */
  filled: <Value>(value: Value) => Value;
  /** Whether a field, or something inside it, still has to be translated. */
  hasGapIn: (keys: Path) => boolean;
}

export interface FieldProps {
  keys: Path;
  field: Field;
  isRequired: boolean;
  /** The label of an item of a list, whose key is a number. */
  label?: string;
  /** Whether it has just been added and takes the focus. */
  isAdded?: boolean;
  /** Whether it is the only field of its file. */
  isOnlyField?: boolean;
  /** Whether it is open at first. */
  isOpen?: boolean;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** The form that contains this field. @throws Error outside of a form */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('useForm must be called inside FormContext.');
  return form;
}

interface FormInputs extends Pick<Form, 'path' | 'texts' | 'focusedKeys' | 'isPublishRefused'> {
  workspace: Workspace;
  /** All mistakes in the project. */
  allMistakes: readonly Mistake[];
}

/** Creates the form of a file from the current texts. */
export function formOf({ workspace, allMistakes, ...form }: FormInputs): Form {
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
    valueAt: (keys) => texts.value(path, keys),
    set: (keys, value, step) => workspace.set(path, keys, value, step),
    mistakesAt: (keys) => mistakes.filter(({ keyPath }) => keyPath === joinKeys(keys)),
    mistakesIn: (keys) => mistakes.filter(({ keyPath }) => isIn(keys, keyPath)).length,
    originalAt: (keys) => originals.get(joinKeys(keys)),
    filled: (value) => {
      variables ??= texts.content(code || texts.first)?.variables ?? {};
      return fillAll(value, variables);
    },
    hasGapIn: (keys) => [...originals].some(([keyPath, { gap }]) => gap && isIn(keys, keyPath)),
  };
}

/** The form of a file; renders again after each change. */
export function useFormOf(path: string, focusedKeys: Path): Form {
  const { workspace } = useEditor();
  const { mistakes, elsewhere, kind } = usePublishing();
  const allMistakes = useMemo(() => [...mistakes, ...elsewhere], [mistakes, elsewhere]);
  const isPublishRefused = kind === 'mistakes';
  const texts = useTexts();
  return useMemo(
    () => formOf({ workspace, texts, path, focusedKeys, allMistakes, isPublishRefused }),
    [workspace, texts, path, focusedKeys, allMistakes, isPublishRefused],
  );
}
