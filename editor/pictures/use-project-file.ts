import { useEffect, useState } from 'react';
import { useEditor, useTexts } from '../app/Editor.tsx';
import type { ProjectFile } from '../project/find-file.ts';

/** A file of the project, again once it is another; undefined until it is read. */
export function useProjectFile(path: string): ProjectFile | undefined {
  const { project, find } = useEditor();
  useTexts();
  const at = project.drafts.all.get(path)?.at;
  const [found, setFound] = useState<{ path: string; file: ProjectFile | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void find(path)
      .catch(() => undefined)
      .then((file) => isWanted && setFound({ path, file }));
    return () => {
      isWanted = false;
    };
  }, [find, path, at]);
  return found?.path === path ? found.file : undefined;
}

/** What the build would say of a file that was read; empty for nothing. @param check memoised */
export function useFileProblem(
  path: string,
  check: (file: ProjectFile) => Promise<string | undefined>,
): string {
  const file = useProjectFile(path);
  const [problem, setProblem] = useState<{ of: object; message: string }>();
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    void check(file).then((message = '') => {
      if (isWanted) setProblem({ of: file, message });
    });
    return () => {
      isWanted = false;
    };
  }, [file, check]);
  return problem && problem.of === file ? problem.message : '';
}
