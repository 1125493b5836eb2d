import { use, useState } from 'react';
import type { Path } from '#content/fields';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { routeAddress } from '../../shared/route.ts';
import { followInPlace } from '../../shared/visits.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { descriptionOf } from '../pairs.ts';
import { SheetMemoryContext } from '../sheet-memory.ts';

const words = WORDS.pictures;

/** Says that the description of a picture is that of the published one, until somebody confirms it. */
export function OldDescription({ path, keys }: { path: string; keys: Path }) {
  const { workspace, route } = useEditor();
  const texts = useTexts();
  const { fitting = new Set() } = use(SheetMemoryContext) ?? {};
  const [, setConfirmed] = useState<string>();
  const before = workspace.textsBefore;
  const [was, file] = [before, texts].map((project) => textOf(project.value(path, keys)));
  const description = descriptionOf(texts, path, keys);
  const isSame = description?.value === descriptionOf(before, path, keys)?.value;
  if (!description?.value || !isSame || !was || !file || file === was) return null;
  const confirmed = `${file}\n${description.value}`;
  if (fitting.has(confirmed)) return null;
  const place = { path: description.path, keys: description.keys, isSheet: true };
  const confirm = () => {
    fitting.add(confirmed);
    setConfirmed(confirmed);
  };
  return (
    <>
      <p className="gap">{words.oldDescription}</p>
      <p>
        <a href={routeAddress({ ...route, ...place })} onClick={followInPlace}>
          {description.value}
        </a>
      </p>
      <p className="row">
        <button onClick={confirm}>{words.stillFits}</button>
      </p>
    </>
  );
}
