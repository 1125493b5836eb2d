import { useCallback } from 'react';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { useAsync } from '../../app/use-async.ts';
import { pathOf } from '../../store/files/model.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { missingIssues, type Missing } from './missing-issues.ts';

/** Names of the pictures that the site was shipped with; put here by the build. */
declare const SAMPLE_PICTURES: string[];

/**
 * Before the list is made, in ms: the screen is shown first, and what was changed at once is one
 * change.
 */
const PAUSE = 200;

const known = new WeakMap<TextFiles, readonly Missing[]>();

/** What was missing when this tab looked first. */
let missingAtFirst: readonly Missing[] | undefined;

/** What was missing at first, and is not any more. @param issues what is missing now */
export const doneSince = (issues: readonly Missing[]): Missing[] =>
  (missingAtFirst ?? []).filter((done) =>
    issues.every(({ path, keyPath }) => path !== done.path || keyPath !== done.keyPath),
  );

/** What is still to be decided before the site goes live; undefined until that is found out. */
export function useMissing(): readonly Missing[] | undefined {
  const { project } = useEditor();
  const texts = useTexts();
  const look = useCallback(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const { texts: now } = project;
    // One file at a time, so that a tap need not wait.
    await now.checkAll();
    const isRead = now.has(pathOf('organisation', ''));
    const issues = known.get(now) ?? (isRead ? missingIssues(now, new Set(SAMPLE_PICTURES)) : []);
    known.set(now, issues);
    if (isRead) missingAtFirst ??= issues;
    return issues;
  }, [project]);
  const { answer, error } = useAsync(look, texts);
  if (error instanceof Error) throw error;
  return answer ?? known.get(texts);
}
