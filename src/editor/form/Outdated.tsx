import type { ReactNode } from 'react';
import { fill } from '#content/text';
import { isOutdated } from '#content/translations';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { languageName } from '../shared/languages.ts';
import { acceptedRecord } from '../store/files/translation.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.translate;

/**
 * Says that the original of a file has changed. Its button marks the translation as right; `children`,
 * such as a link to both texts, take the place of the button.
 */
export default function Outdated({ path, children }: { path: string; children?: ReactNode }) {
  const { workspace } = useEditor();
  const texts = useTexts();
  if (!isOutdated(texts, texts.fileOrNew(path))) return null;
  return (
    <div className="row outdated">
      <p className="gap">{fill(words.outdated, { language: languageName(texts.first) })}</p>
      {children ?? (
        <button onClick={() => workspace.drafts.change([acceptedRecord(texts, path)])}>
          {words.right}
        </button>
      )}
    </div>
  );
}
