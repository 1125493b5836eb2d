import { fill } from '#content/text';
import { fullLabel } from '../store/data/labels.ts';
import { changedFiles } from '../store/drafts/changed-fields.ts';
import type { Workspace } from '../store/project/workspace.ts';
import { WORDS } from '../words/words.ts';
import { notices } from './notices.ts';

/** How many changed fields to name. */
const MAX_NAMED = 3;

/** Undoes or redoes a step, and announces which fields that has changed. */
export function undoOrRedo(workspace: Workspace, action: 'undo' | 'redo'): void {
  const { drafts, texts: before } = workspace;
  if (!(action === 'undo' ? drafts.canUndo : drafts.canRedo)) return;
  drafts[action]();
  const { texts: after } = workspace;
  const files = [...before.files(), ...after.files()].map(({ path }) => path);
  const changed = [...new Set(files)].filter((path) => before.get(path) !== after.get(path));
  const names = changedFiles(before, after, changed).flatMap(({ form, fields }) =>
    fields.length > 0 ? fields.map(({ label }) => fullLabel({ form, label })) : form,
  );
  const what = names.slice(0, MAX_NAMED).join('; ');
  notices.say(fill(action === 'undo' ? WORDS.app.undone : WORDS.app.redone, { what }));
}
