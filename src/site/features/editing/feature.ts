import type { Feature } from '#content/project';
import { EDITING_FIELD } from './content.ts';

/** The editor of the site, at /admin/. */
export const editing: Feature = {
  name: 'editing',
  fields: [EDITING_FIELD],
  build: 'src/editor/build.ts',
};
