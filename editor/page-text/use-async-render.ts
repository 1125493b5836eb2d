import { useEffect, useReducer, useState } from 'react';
import type { PictureResolver } from '../../src/site/pictures/requests.ts';
import { useEditor } from '../app/Editor.tsx';
import { assetPictures } from '../pictures/asset-pictures.ts';
import { withTimeout } from '../project/with-timeout.ts';

/**
 * Renders with pictures of the project: first with those that are there soon, so that words need not
 * wait for them, and again with the others.
 * @param render gives undefined where the result before stays
 */
export function useAsyncRender<Result>(
  render: (pictures: PictureResolver) => Promise<Result | undefined>,
): Result | undefined {
  const { find } = useEditor();
  const [result, setResult] = useState<Result>();
  const [turn, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isCurrent = true;
    const soon = withTimeout(find);
    void render(assetPictures(soon.find))
      .then((now) => {
        // Somebody may have typed on while pictures were read.
        if (isCurrent && now !== undefined) setResult(now);
        return soon.more();
      })
      .then((isMore) => {
        if (isMore && isCurrent) again();
      });
    return () => {
      isCurrent = false;
    };
  }, [render, find, turn]);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return result;
}
