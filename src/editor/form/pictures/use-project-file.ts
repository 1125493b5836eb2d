import { useCallback } from 'react';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import type { ProjectFile } from '../../store/project/find-file.ts';

/** A file of the project, again once it is another; undefined until it is read. */
export function useProjectFile(path: string): ProjectFile | undefined {
  const { project, find } = useEditor();
  useTexts();
  const at = project.drafts.all.get(path)?.at;
  return useAnswer(
    useCallback(() => find(path), [find, path]),
    at,
  ).answer;
}
