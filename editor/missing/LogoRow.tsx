import { useState } from 'react';
import { useEditor } from '../app/Editor.tsx';
import { FilePicker } from '../pictures/FilePicker.tsx';
import { readDrawing } from '../pictures/read-drawing.ts';
import { WORDS } from '../words/words.ts';
import type { Missing } from './missing-rows.ts';

const words = WORDS.missing;

/** The logo, which no field names: another drawing takes its place. */
export function LogoRow({ path, message }: Missing) {
  const { project } = useEditor();
  const [said, setSaid] = useState('');
  const pick = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      const text = await file.text();
      readDrawing(text, path);
      project.drafts.change([[path, new TextEncoder().encode(text)]]);
      setSaid(words.chosen);
    } catch {
      setSaid(words.noDrawing);
    }
  };
  return (
    <>
      <p>{message}</p>
      <FilePicker name={words.logo} accept=".svg" pick={(files) => void pick(files)} />
      <p role="status">{said}</p>
    </>
  );
}
