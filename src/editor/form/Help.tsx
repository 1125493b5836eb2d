import type { ComponentProps } from 'react';
import type { JsonSchema } from '#content/fields';
import { withFormNames } from '../store/data/labels.ts';

/** The description of a field from its schema. */
export function Help({ schema, ...props }: { schema: JsonSchema } & ComponentProps<'p'>) {
  return (
    schema.description && (
      <p className="helped" {...props}>
        {withFormNames(schema.description)}
      </p>
    )
  );
}
