import { useCallback } from 'react';
import { linksIn } from '#content/checks';
import type { TextFile } from '#content/reading';
import { MODEL } from '#site/features';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { useAsync } from '../../shared/use-async.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { missingIssues, type Missing } from './missing-issues.ts';

/** The names of the pictures that the site was shipped with; defined by `app/build.ts`. */
declare const SAMPLE_PICTURES: string[];
export const SAMPLES: ReadonlySet<string> = new Set(SAMPLE_PICTURES);

/** Delay before the list is computed, in ms, so that the screen is painted first. */
const PAUSE = 200;

/**
 * The last list. It stays until the list of the newer texts is there, so that people keep their
 * place.
 */
let last: { texts: OpenProject; issues: readonly Missing[] } | undefined;

/** The files whose links are cached. */
const searchedFiles = new WeakSet<TextFile>();

/** Finds the links of every new file, one file per task, so that a tap does not have to wait. */
async function findLinks(texts: OpenProject): Promise<void> {
  for (const file of texts.files()) {
    if (searchedFiles.has(file)) continue;
    searchedFiles.add(file);
    linksIn(file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The issues when this tab first looked for them. */
let issuesAtFirst: readonly Missing[] | undefined;

/**
 * The issues that were solved since this tab first looked for them.
 * @param issues the current ones
 */
export const doneSince = (issues: readonly Missing[]): Missing[] =>
  (issuesAtFirst ?? []).filter((done) =>
    issues.every(({ path, label }) => path !== done.path || label !== done.label),
  );

/** The launch issues; undefined until they are computed. */
export function useMissing(): readonly Missing[] | undefined {
  const { workspace } = useEditor();
  const texts = useTexts();
  const look = useCallback(async () => {
    const { texts: latest } = workspace;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    // Newer texts have a list once a screen shows it. Behind a sheet people would lose their place.
    if (workspace.texts !== latest) return undefined;
    await findLinks(latest);
    if (!latest.has(MODEL.pathOf('organisation', ''))) return [];
    if (last?.texts !== latest) last = { texts: latest, issues: missingIssues(latest, SAMPLES) };
    issuesAtFirst ??= last.issues;
    return last.issues;
  }, [workspace]);
  const { answer, error } = useAsync(look, texts);
  if (error instanceof Error) throw error;
  return answer ?? last?.issues;
}
