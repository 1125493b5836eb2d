import { useEffect, useReducer, useState } from 'react';
import { useEditor } from '../shared/Editor.tsx';
import type { FindFile } from '../store/assets/find-file.ts';
import { type PageAssets, pageAssets } from './page-assets.ts';

/** How long, in ms, the first render waits for pictures. */
const MAX_WAIT = 300;

/**
 * Renders with pictures of the project: first with those that arrive quickly, so that words can be
 * read at once, then again with the rest.
 * @param render resolves to undefined to keep the previous result
 */
export function useAsyncRender<Result>(
  render: (assets: PageAssets) => Promise<Result | undefined>,
): Result | undefined {
  const { find } = useEditor();
  const [result, setResult] = useState<Result>();
  const [turn, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isCurrent = true;
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT));
    const late: ReturnType<FindFile>[] = [];
    const findSoon: FindFile = async (path) => {
      const reading = find(path).catch(() => undefined);
      const file = await Promise.race([reading, tooLate]);
      if (!file) late.push(reading);
      return file;
    };
    const show = async () => {
      const next = await render(pageAssets(findSoon));
      // A newer render may have started while pictures were read.
      if (isCurrent && next !== undefined) setResult(next);
      const files = await Promise.all(late);
      if (isCurrent && files.some(Boolean)) rerender();
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [render, find, turn]);
  useEffect(() => {
    addEventListener('online', rerender);
    return () => removeEventListener('online', rerender);
  }, []);
  return result;
}
