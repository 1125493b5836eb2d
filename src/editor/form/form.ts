import { createContext, use, useMemo } from 'react';
import type { Path } from '#content/fields';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { usePublishing } from '../publish/usePublishing.ts';
import type { ValidationError } from '../store/files/mistakes.ts';
import { fileInfoOf } from '../store/files/model.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { originalTexts, type OriginalText } from '../store/files/translation.ts';
import type { OpenProject } from '../store/project/open-project.ts';
import { nameOf, type FormLanguage } from './fields.ts';

/** The form of a file. */
export interface Form extends FormLanguage {
  /** The file, from the project's root. */
  path: string;
  texts: TextFiles;
  /** The field that somebody came for. */
  wanted: Path;
  /** Whether publishing was refused, and nothing has changed since. */
  isRefused: boolean;
  /** What the file says in a field. */
  valueAt: (keys: Path) => unknown;
  /** @param step see `Drafts.change`; without it typing in one field is one step */
  set: (keys: Path, value: unknown, step?: string) => void;
  /** What is wrong with a field itself. */
  mistakesAt: (keys: Path) => readonly ValidationError[];
  /** How much is wrong with a field and all that is in it. */
  mistakesIn: (keys: Path) => number;
  /** What the first language says there. */
  originalAt: (keys: Path) => OriginalText | undefined;
  /** Whether something in a field is still to be translated. */
  lagsIn: (keys: Path) => boolean;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** The form in which a field stands. @throws Error outside of one */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field belongs into a form.');
  return form;
}

interface FormOf extends Pick<Form, 'path' | 'texts' | 'wanted' | 'isRefused'> {
  project: OpenProject;
  /** What was found in the whole project. */
  known: readonly ValidationError[];
}

/** The form of a file, as its texts are now. */
export function formOf({ project, texts, path, wanted, known, isRefused }: FormOf): Form {
  const { code } = fileInfoOf(path);
  const isTranslation = code !== '' && code !== texts.first;
  const isUnfinished = isTranslation && texts.isUnfinished(path);
  const mistakes = known.filter((mistake) => mistake.path === path);
  const originals = originalTexts(texts, path);
  const isIn = (keys: Path, keyPath: string) =>
    keys.length === 0 || keyPath === nameOf(keys) || keyPath.startsWith(`${nameOf(keys)}.`);
  return {
    path,
    texts,
    wanted,
    isTranslation,
    isUnfinished,
    isRefused,
    valueAt: (keys) => texts.value(path, keys),
    set: (keys, value, step) => project.set(path, keys, value, step),
    mistakesAt: (keys) => mistakes.filter(({ keyPath }) => keyPath === nameOf(keys)),
    mistakesIn: (keys) => mistakes.filter(({ keyPath }) => isIn(keys, keyPath)).length,
    originalAt: (keys) => originals.get(nameOf(keys)),
    lagsIn: (keys) => [...originals].some(([keyPath, { gap }]) => gap && isIn(keys, keyPath)),
  };
}

/** The form of a file, again after each change. */
export function useFormOf(path: string, wanted: Path): Form {
  const { project } = useEditor();
  const { mistakes, elsewhere, kind } = usePublishing();
  const known = useMemo(() => [...mistakes, ...elsewhere], [mistakes, elsewhere]);
  const isRefused = kind === 'mistaken';
  const texts = useTexts();
  return useMemo(
    () => formOf({ project, texts, path, wanted, known, isRefused }),
    [project, texts, path, wanted, known, isRefused],
  );
}
