import { isOutdated } from '#content/languages';
import { fill } from '#content/text';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { languageName } from '../../languages.ts';
import { acceptedRecord } from '../../store/files/translation.ts';
import { WORDS } from '../../words/words.ts';

const words = WORDS.translate;

/** Says that the original of a file has changed since, until somebody says that it is right as it is. */
export function Outdated({ path }: { path: string }) {
  const { project } = useEditor();
  const texts = useTexts();
  if (!isOutdated(texts.project, texts.file(path))) return null;
  return (
    <div className="row">
      <p className="gap">{fill(words.outdated, { language: languageName(texts.first) })}</p>
      <button type="button" onClick={() => project.drafts.change([acceptedRecord(texts, path)])}>
        {words.right}
      </button>
    </div>
  );
}
