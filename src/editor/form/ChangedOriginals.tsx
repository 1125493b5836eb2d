import { useCallback } from 'react';
import type { Path } from '#content/fields';
import { isOutdated, originalOf } from '#content/translations';
import { Difference } from '../shared/Difference.tsx';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { keysOf, routeAddress } from '../shared/route.ts';
import { useAsync } from '../shared/use-async.ts';
import { followInPlace } from '../shared/visits.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { originalTexts } from '../store/files/translation.ts';
import type { Workspace } from '../store/project/workspace.ts';
import { WORDS } from '../words/words.ts';
import { isWithin } from './fields.ts';
import Outdated from './Outdated.tsx';

/** The project with that version of the original that was translated; null if not found. */
async function translatedTexts(
  { texts, publishedTexts, repository: { history } }: Workspace,
  path: string,
): Promise<OpenProject | null> {
  const file = texts.fileOrNew(path);
  const original = originalOf(texts, file)?.path;
  if (original === undefined || !isOutdated(texts, file)) return null;
  const withText = (text: string | undefined) => texts.with(original, text);
  const published = withText(publishedTexts.get(original));
  if (!isOutdated(published, file)) return published;
  const { earlier: versions } = await history.versions(original);
  for (const { id } of versions) {
    const earlier = withText(await history.text(original, id));
    if (!isOutdated(earlier, file)) return earlier;
  }
  return null;
}

/** The keys of a text; those of its list if the translation lacks the item. */
function keysInForm(texts: OpenProject, path: string, keyPath: string): Path {
  const keys = keysOf(keyPath);
  const lacking = keys.findIndex((key, index) => {
    return typeof key === 'number' && texts.value(path, keys.slice(0, index + 1)) === undefined;
  });
  return lacking < 0 ? keys : keys.slice(0, lacking);
}

interface ChangedOriginalsProps {
  path: string;
  /** The field whose form is open; empty for the whole file. */
  shown: Path;
}

/**
 * Says which texts of the original have changed since a file was translated, old and new: those of
 * the open form.
 */
export default function ChangedOriginals({ path, shown }: ChangedOriginalsProps) {
  const { workspace, route } = useEditor();
  const texts = useTexts();
  const read = useCallback(async () => translatedTexts(workspace, path), [workspace, path]);
  const { answer: before, error } = useAsync(read);
  if (!isOutdated(texts, texts.fileOrNew(path))) return null;
  // Nothing can be accepted before the changed texts are known.
  if (before === undefined && error === undefined) return null;
  const then = before && originalTexts(before, path);
  const changed = [...originalTexts(texts, path)].filter(
    ([keyPath, { source }]) => then && then.get(keyPath)?.source !== source,
  );
  const here = changed.filter(([keyPath]) => isWithin(keysOf(keyPath), shown));
  if (shown.length > 0 && here.length === 0) return null;
  // The button is about the whole file, so it is only where all changed texts are.
  const hasOthers = here.length < changed.length;
  const toForm = (keys: Path) => ({
    href: routeAddress({ ...route, path, keys, isSheet: true }),
    onClick: followInPlace,
  });
  return (
    <>
      <Outdated path={path}>
        {hasOthers ? <a {...toForm([])}>{WORDS.translate.compare}</a> : undefined}
      </Outdated>
      <ul className="changes">
        {here.map(([keyPath, { source }]) => {
          const keys = keysInForm(texts, path, keyPath);
          return (
            <li key={keyPath}>
              <a {...toForm(keys)}>{fieldRef(texts, path, keys).label}</a>
              <Difference
                was={then?.get(keyPath)?.source}
                is={source}
                field={texts.field(path, keysOf(keyPath))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
