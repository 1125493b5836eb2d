import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { useDeferredTexts, useEditor } from '../shared/Editor.tsx';
import { useAnnouncement } from '../shared/notices.ts';
import { WORDS } from '../words/words.ts';
import { textsOfOldHeading } from './renamed.ts';

const words = WORDS.pages;

/** Which texts still have the old heading of a custom page, and a button for them. */
export function OldHeading({ path }: { path: string }) {
  const { workspace } = useEditor();
  const texts = useDeferredTexts();
  const { old, leftovers } =
    MODEL.fileInfoOf(path).kind === 'custom page'
      ? textsOfOldHeading(texts, workspace.textsBefore, path)
      : { old: '', leftovers: [] };
  const places = [...new Set(leftovers.map(({ place }) => place))].join(', ');
  const sentence = places && fill(words.oldHeading, { heading: old, places });
  useAnnouncement(sentence);
  if (!sentence) return null;
  const changeAll = () => {
    for (const { path: file, keys: field, next } of leftovers)
      workspace.set(file, field, next, `old heading of ${path}`);
  };
  return (
    <div className="row old-heading">
      <p className="gap">{sentence}</p>
      <button onClick={changeAll}>{words.newHeading}</button>
    </div>
  );
}
