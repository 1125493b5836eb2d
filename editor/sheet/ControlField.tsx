/** @jsxImportSource react */
import { Suspense } from 'react';
import { valueAt } from '../../src/core/schemas/json-schema.ts';
import { CONTROLS } from './controls.tsx';
import { controlOf } from './fields.ts';
import { useForm } from './form.ts';
import { Labelled, type FieldProps } from './parts.tsx';

/** A field with one input. */
export function ControlField(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { path, texts, set } = useForm();
  const kind = controlOf(schema);
  const Control = CONTROLS[kind];
  if (!Control) return null;
  return (
    <Labelled {...props} kind={kind}>
      {({ id, describedBy }) => (
        <Suspense>
          <Control
            {...{ id, describedBy, schema, path, keys, isRequired }}
            value={valueAt(texts.data(path), keys)}
            set={(value) => set(keys, value)}
          />
        </Suspense>
      )}
    </Labelled>
  );
}
