import type { ComponentProps } from 'react';
import type { Field } from '#content/fields';
import { withFormNames } from '../store/data/labels.ts';

type Props = ComponentProps<'p'> & { field: Field | undefined };

/** The description of a field. */
export function FieldDescription({ field, ...props }: Props) {
  return (
    field?.description && (
      <p className="helped" {...props}>
        {withFormNames(field.description)}
      </p>
    )
  );
}
