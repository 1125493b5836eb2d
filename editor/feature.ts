import { defineField } from '../src/core/content-file.ts';
import type { Feature } from '../src/core/feature.ts';
import { editing as schema } from './schema.ts';

/** Whether the site has an editor, in organisation.yaml. */
export const EDITING = defineField({
  file: 'organisation',
  path: ['editing'],
  before: 'keptOnDevice',
  schema,
});

/** An editor of the site in the browser. */
export const editing: Feature = {
  name: 'editing',
  fields: [EDITING],
  build: 'editor/build.ts',
};
