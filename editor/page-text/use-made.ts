import { useEffect, useReducer, useState } from 'react';
import type { PictureResolver } from '../../src/site/pictures/requests.ts';
import { useEditor } from '../app/Editor.tsx';
import { assetPictures } from '../pictures/asset-pictures.ts';
import { foundSoon } from '../project/found-soon.ts';

/**
 * What is made with pictures of the project: first with those that are there soon, so that words need
 * not wait for them, and again with the others.
 * @param make gives undefined where what was made before stays
 */
export function useMade<Made>(
  make: (pictures: PictureResolver) => Promise<Made | undefined>,
): Made | undefined {
  const { find } = useEditor();
  const [made, setMade] = useState<Made>();
  const [turn, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isCurrent = true;
    const soon = foundSoon(find);
    void make(assetPictures(soon.find))
      .then((now) => {
        // Somebody may have typed on while pictures were read.
        if (isCurrent && now !== undefined) setMade(now);
        return soon.more();
      })
      .then((isMore) => {
        if (isMore && isCurrent) again();
      });
    return () => {
      isCurrent = false;
    };
  }, [make, find, turn]);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return made;
}
