import { useCallback } from 'react';
import { memoizeByObject } from '#content/reading';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { useAsync } from '../../app/use-async.ts';
import { pathOf } from '../../store/files/model.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import { missingIssues, type Missing } from './missing-issues.ts';

/** The names of the pictures that the site was shipped with; defined by `app/build.ts`. */
declare const SAMPLE_PICTURES: string[];

/** Delay before the list is computed, in ms, so that the screen is painted first. */
const PAUSE = 200;

const isRead = (texts: TextFiles) => texts.has(pathOf('organisation', ''));

const issuesIn = memoizeByObject((texts: TextFiles): readonly Missing[] =>
  isRead(texts) ? missingIssues(texts, new Set(SAMPLE_PICTURES)) : [],
);

/** The issues when this tab looked first. */
let issuesAtFirst: readonly Missing[] | undefined;

/**
 * Returns the issues that were solved since this tab looked first.
 * @param issues the current ones
 */
export const doneSince = (issues: readonly Missing[]): Missing[] =>
  (issuesAtFirst ?? []).filter((done) =>
    issues.every(({ path, keyPath }) => path !== done.path || keyPath !== done.keyPath),
  );

/** Returns the launch issues; undefined until they are computed. */
export function useMissing(): readonly Missing[] | undefined {
  const { project } = useEditor();
  const texts = useTexts();
  const look = useCallback(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const { texts: now } = project;
    // One file per task, so that a tap does not have to wait.
    await now.checkAll();
    const issues = issuesIn(now);
    if (isRead(now)) issuesAtFirst ??= issues;
    return issues;
  }, [project]);
  const { answer, error } = useAsync(look, texts);
  if (error instanceof Error) throw error;
  return answer ?? known.get(texts);
}
