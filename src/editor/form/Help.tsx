import type { ComponentProps } from 'react';
import type { Field } from '#content/fields';
import { withFormNames } from '../store/data/labels.ts';

/** The description of a field. */
export function Help({ field, ...props }: { field: Field | undefined } & ComponentProps<'p'>) {
  return (
    field?.description && (
      <p className="helped" {...props}>
        {withFormNames(field.description)}
      </p>
    )
  );
}
