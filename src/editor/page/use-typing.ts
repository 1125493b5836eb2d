import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '#content/text';
import { useEditor, useLanguageCode } from '../shared/Editor.tsx';
import { undoOrRedo } from '../shared/undo.ts';
import { usePublishing } from '../shared/use-publishing.ts';
import { fullLabel } from '../store/data/labels.ts';
import { fieldRef, type Mistake } from '../store/files/mistakes.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { WORDS } from '../words/words.ts';
import { removeMarks } from './marks.ts';
import type { DataPath } from './page-parts.ts';
import { nameOfField, type TypingContext } from './Typing.tsx';
import type { RenderedPage } from './use-rendered-page.ts';

interface TypingInputs {
  /** The page as the route names it, and its content file. */
  page: string;
  pageFile: string;
  texts: OpenProject;
  rendered: RenderedPage | undefined;
  /** Selects the text that gets the focus. */
  choose: (dataPath: DataPath) => void;
}

/** What texts need to be edited on a page, and what has to happen around it. */
export function useTyping({ page, pageFile, texts, rendered, choose }: TypingInputs) {
  const { workspace, go } = useEditor();
  const code = useLanguageCode();
  const { mistakes, elsewhere } = usePublishing();
  /** The texts after the last undo or redo, until the next letter. */
  const [undone, setUndone] = useState<OpenProject>();
  /** Stores what was typed last in the project; undefined when it is stored. */
  const unstored = useRef<() => void>(undefined);
  const storeTyped = useCallback(() => {
    const store = unstored.current;
    // Cleared first: even if storing fails, later letters are stored.
    unstored.current = undefined;
    store?.();
  }, []);
  useEffect(() => {
    const { unfinished } = workspace;
    unfinished.add(storeTyped);
    return () => {
      unfinished.delete(storeTyped);
      storeTyped();
    };
  }, [workspace, storeTyped]);

  const onUndoKey = (action: 'undo' | 'redo') => {
    storeTyped();
    undoOrRedo(workspace, action);
    setUndone(workspace.texts);
  };

  const nameOf = ({ path, keyPath }: Mistake) => nameOfField(path, keyPath);
  /** Names of the fields with mistakes, as one string, so that `useMemo` can compare it. */
  const mistaken = [...mistakes, ...elsewhere].map(nameOf).join('\n');
  const typing = useMemo((): TypingContext => {
    const names = new Set(mistaken.split('\n'));
    return {
      field: (mark) => rendered?.fields[mark],
      filled: (source) => removeMarks(fill(source, rendered?.inputs.content.variables ?? {})),
      label: ({ path, keys }) => fullLabel(fieldRef(texts, path, keys)),
      isWrong: ({ path, keys }) => names.has(nameOfField(path, keys.join('.'))),
      // Paint the letter first: updating the project takes a slow phone longer than one frame.
      storeSoon: ({ path, keys }, text) => {
        setUndone(undefined);
        if (!unstored.current) requestAnimationFrame(() => setTimeout(storeTyped));
        unstored.current = () => workspace.set(path, keys, text);
      },
      storeNow: storeTyped,
      open: ({ path, keys }) => go({ screen: 'page', code, page, path, keys, isSheet: true }),
      onTextFocus: ({ path, keys }) => choose({ path, keys }),
      cannotShow: (part) => {
        const { form, label } = fieldRef(texts, part?.path ?? pageFile, part?.keys);
        return fill(WORDS.page.cannotShow, { name: label || form });
      },
      isUndoneShown: undone !== undefined && rendered?.texts === undone,
    };
  }, [texts, rendered, mistaken, workspace, go, code, page, pageFile, undone, choose, storeTyped]);
  return { typing, storeTyped, onUndoKey };
}
