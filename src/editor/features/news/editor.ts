import type { FeatureEditor } from '../../feature-editor.ts';
import { HAS_OWN_PAGES, isBlockShown, newPage, type Task } from '../../screens/start/task.ts';
import type { OpenProject } from '../../store/files/open-project.ts';

/** Writes a post. */
const writePost = (texts: OpenProject): Task => ({
  name: 'post',
  route: newPage('post'),
  isNew: true,
  unseen: isBlockShown(texts, 'news')
    ? undefined
    : { why: 'noPosts', links: [{ name: 'makeNews', route: newPage('news') }] },
});

export const editor: FeatureEditor = { ...(HAS_OWN_PAGES && { task: writePost }) };
