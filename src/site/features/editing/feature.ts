import { defineField } from '#content/files';
import type { Feature } from '#content/project';
import { editingSetting as schema } from './schema.ts';

/** Whether the site has an editor, and where that saves. */
export const EDITING_FIELD = defineField({
  file: 'organisation',
  path: ['editing'],
  schema,
});

/** The editor of the site, at /admin/. */
export const editing: Feature = {
  name: 'editing',
  fields: [EDITING_FIELD],
  build: 'src/editor/build.ts',
};
