import { useCallback } from 'react';
import type { Path } from '#content/fields';
import { isOutdated, originalOf } from '#content/translations';
import { Difference } from '../shared/Difference.tsx';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { keysOf, routeAddress } from '../shared/route.ts';
import { useAsync } from '../shared/use-async.ts';
import { followInPlace } from '../shared/visits.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { originalTexts } from '../store/files/translation.ts';
import type { Workspace } from '../store/project/workspace.ts';

/** The project with that version of the original that was translated; undefined if not found. */
async function translatedTexts(
  { texts, publishedTexts, repository: { history } }: Workspace,
  path: string,
): Promise<TextFiles | undefined> {
  const file = texts.file(path);
  const original = originalOf(texts.project, file)?.path;
  if (original === undefined || !isOutdated(texts.project, file)) return undefined;
  const withText = (text: string | undefined) => texts.with(original, text);
  const published = withText(publishedTexts.get(original));
  if (!isOutdated(published.project, file)) return published;
  for (const { id } of await history.versions(original)) {
    const earlier = withText(await history.text(original, id));
    if (!isOutdated(earlier.project, file)) return earlier;
  }
  return undefined;
}

/** The keys of a text; those of its list if the translation lacks the item. */
function keysInForm(texts: TextFiles, path: string, keyPath: string): Path {
  const keys = keysOf(keyPath);
  const lacking = keys.findIndex((key, index) => {
    return typeof key === 'number' && texts.value(path, keys.slice(0, index + 1)) === undefined;
  });
  return lacking < 0 ? keys : keys.slice(0, lacking);
}

/** The texts of the original that have changed since a file was translated, old and new. */
export default function ChangedOriginals({ path }: { path: string }) {
  const { workspace, route } = useEditor();
  const texts = useTexts();
  const read = useCallback(async () => translatedTexts(workspace, path), [workspace, path]);
  const { answer: before } = useAsync(read);
  if (!before || !isOutdated(texts.project, texts.file(path))) return null;
  const then = originalTexts(before, path);
  const changed = [...originalTexts(texts, path)].filter(
    ([keyPath, { source }]) => then.get(keyPath)?.source !== source,
  );
  return (
    <ul className="changes">
      {changed.map(([keyPath, { source }]) => {
        const keys = keysInForm(texts, path, keyPath);
        return (
          <li key={keyPath}>
            <a href={routeAddress({ ...route, path, keys, isSheet: true })} onClick={followInPlace}>
              {fieldRef(texts, path, keys).label}
            </a>
            <Difference
              was={then.get(keyPath)?.source}
              is={source}
              field={texts.field(path, keysOf(keyPath))}
            />
          </li>
        );
      })}
    </ul>
  );
}
