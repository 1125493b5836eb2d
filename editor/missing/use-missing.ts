import { useEffect, useState } from 'react';
import { useTexts } from '../app/Editor.tsx';
import { pathOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { missingRows, toTranslate, type Missing } from './missing-rows.ts';

/** Names of the pictures that the site was shipped with; put here by the build. */
declare const SAMPLE_PICTURES: string[];

/** Time without a change before the list is made again, in ms. */
const PAUSE = 200;

const known = new WeakMap<TextFiles, readonly Missing[]>();

function missingIn(texts: TextFiles): readonly Missing[] {
  const isRead = texts.has(pathOf('organisation', ''));
  const rows =
    known.get(texts) ??
    (isRead ? missingRows(texts, toTranslate(texts), new Set(SAMPLE_PICTURES)) : []);
  known.set(texts, rows);
  return rows;
}

/** What is still to be decided before the site goes live; undefined until that is found out. */
export function useMissing(): readonly Missing[] | undefined {
  const texts = useTexts();
  const [rows, setRows] = useState(known.get(texts));
  useEffect(() => {
    const timer = setTimeout(() => setRows(missingIn(texts)), PAUSE);
    return () => clearTimeout(timer);
  }, [texts]);
  return rows;
}
