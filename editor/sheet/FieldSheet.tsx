/** @jsxImportSource react */
import { Suspense, useEffect, useRef } from 'react';
import { useEditor, useTexts, useWords } from '../app/Editor.tsx';
import { schemaAt, valueAt, type Path } from '../../src/core/schemas/json-schema.ts';
import { fileKind } from '../files/content-file.ts';
import { formName } from '../files/mistakes.ts';
import { placeOf } from '../files/model.ts';
import { labelsOf } from '../form/labels.ts';
import { isData } from '../form/values.ts';
import { SHEET } from '../words/sheet.ts';
import { CONTROLS } from './controls.tsx';

interface FieldSheetProps {
  path: string;
  /** The field; empty for the whole file. */
  keys: Path;
}

/** The field with its input, and those in it. */
function Inputs({ path, keys }: FieldSheetProps) {
  const { project } = useEditor();
  const texts = useTexts();
  const { schema: whole } = fileKind(placeOf(path));
  const data = texts.data(path);
  const schema = schemaAt(whole, keys, data) ?? whole;
  const value = valueAt(data, keys);
  const isPictures = schema.items?.properties?.['file']?.format === 'picture';
  const Input = CONTROLS[isPictures ? 'pictures' : (schema.format ?? '')];
  const set = (to: unknown) => project.set(path, keys, to);
  const id = keys.join('-');
  const inside = Array.isArray(value)
    ? value.map((_, index) => index)
    : schema.properties
      ? Object.keys(schema.properties)
      : isData(value)
        ? Object.keys(value)
        : [];
  return (
    <>
      {Input && (
        <>
          <label htmlFor={id}>{labelsOf(whole, keys, data)}</label>
          <Suspense>
            <Input {...{ id, schema, value, set, path, keys, isRequired: true }} />
          </Suspense>
        </>
      )}
      {!Input && typeof value === 'string' && (
        <label>
          {labelsOf(whole, keys, data)}
          <input value={value} onChange={({ target }) => set(target.value)} />
        </label>
      )}
      {inside.map((key) => (
        <Inputs key={key} path={path} keys={[...keys, key]} />
      ))}
    </>
  );
}

/** A field of a file over the page: from below on phones, from the side on wide windows. */
export function FieldSheet({ path, keys }: FieldSheetProps) {
  const words = useWords(SHEET);
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" onClose={() => history.back()}>
      <h2>{formName(texts, path)}</h2>
      <Inputs path={path} keys={keys} />
      <form method="dialog">
        <button type="submit">{words.close}</button>
      </form>
    </dialog>
  );
}
