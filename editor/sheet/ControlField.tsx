import { Suspense, useEffect } from 'react';
import { type Path } from '../../src/core/schemas/json-schema.ts';
import { controlOf } from './controls.tsx';
import { nameOf } from './fields.ts';
import { useForm } from './form.ts';
import { Labelled, type FieldProps } from './parts.tsx';

/** Takes the focus to the input that somebody came for, once it is there. */
function Arrival({ keys, id }: { keys: Path; id: string }) {
  const { wanted } = useForm();
  const isWanted = nameOf(wanted) === nameOf(keys);
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus();
  }, [isWanted, id]);
  return null;
}

/** A field with one input. */
export function ControlField(props: FieldProps) {
  const { keys, schema, isRequired } = props;
  const { path, texts, set } = useForm();
  const { kind, Control } = controlOf(schema);
  return (
    <Labelled {...props} kind={kind}>
      {({ id, describedBy }) => (
        <Suspense>
          <Control
            {...{ id, describedBy, schema, path, keys, isRequired }}
            value={texts.value(path, keys)}
            set={(value) => set(keys, value)}
          />
          <Arrival keys={keys} id={id} />
        </Suspense>
      )}
    </Labelled>
  );
}
