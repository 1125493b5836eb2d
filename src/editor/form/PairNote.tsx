import type { Path } from '#content/fields';
import { fill } from '#content/text';
import { useEditor } from '../shared/Editor.tsx';
import { routeAddress } from '../shared/route.ts';
import { followInPlace } from '../shared/visits.ts';
import { fullLabel } from '../store/data/labels.ts';
import { WORDS } from '../words/words.ts';
import { useForm } from './form.ts';
import { pairOf } from './pairs.ts';

const words = WORDS.sheet;

/** Links to the field of another file that visitors see together with this one. */
export function PairNote({ keys }: { keys: Path }) {
  const { path, texts } = useForm();
  const { route } = useEditor();
  const pair = pairOf(texts, path, keys);
  if (!pair) return null;
  const address = routeAddress({ ...route, path: pair.path, keys: pair.keys, isSheet: true });
  const { value, isFilled, isDescription } = pair;
  const known = isDescription ? words.description : words.goesWith;
  const filled = isDescription ? words.decoration : words.goesWithPicture;
  const missing = isDescription ? words.descriptionMissing : words.goesWithMissing;
  const empty = isFilled ? filled : missing;
  return (
    <p>
      {value ? fill(known, { value }) : empty}{' '}
      <a href={address} onClick={followInPlace}>
        {fullLabel(pair)}
      </a>
    </p>
  );
}
