/** @jsxImportSource react */
import { useEffect, useRef } from 'react';
import { useEditor, useTexts, useWords } from '../app/Editor.tsx';
import { valueAt, type Path } from '../../src/core/schemas/json-schema.ts';
import { fileKind } from '../files/content-file.ts';
import { formName } from '../files/mistakes.ts';
import { placeOf } from '../files/model.ts';
import { labelsOf } from '../form/labels.ts';
import { SHEET } from '../words/sheet.ts';

interface FieldSheetProps {
  path: string;
  /** The field; empty for the whole file. */
  keys: Path;
}

/** A field of a file over the page: from below on phones, from the side on wide windows. */
export function FieldSheet({ path, keys }: FieldSheetProps) {
  const { project } = useEditor();
  const words = useWords(SHEET);
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { schema } = fileKind(placeOf(path));
  const data = texts.data(path);
  const value = valueAt(data, keys);
  return (
    <dialog ref={dialog} className="sheet" onClose={() => history.back()}>
      <h2>{formName(texts, path)}</h2>
      {typeof value === 'string' && (
        <label>
          {labelsOf(schema, keys, data)}
          <input value={value} onChange={({ target }) => project.set(path, keys, target.value)} />
        </label>
      )}
      <form method="dialog">
        <button type="submit">{words.close}</button>
      </form>
    </dialog>
  );
}
