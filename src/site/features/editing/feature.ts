import { defineField, type Feature } from '#content/project';
import { editingSetting as schema } from './schema.ts';

/** Whether the site has an editor, in organisation.yaml. */
export const EDITING = defineField({
  file: 'organisation',
  path: ['editing'],
  before: 'keptOnDevice',
  schema: schema,
});

/** An editor of the site in the browser. */
export const editing: Feature = {
  name: 'editing',
  fields: [EDITING],
  build: 'src/editor/build.ts',
};
