import { z } from 'zod';
import { group, pattern } from '#content/fields';
import { defineField } from '#content/files';

const gitHub = group('The project is hosted at github.com.', {
  service: z.literal('github').describe('github: the project is hosted at github.com.'),
  repository: pattern(
    /^[\w.-]+\/[\w.-]+$/,
    'Write its owner and its name with a slash between, such as our-team/website',
  ).meta({
    description: 'Owner and name of the project, such as our-team/website.',
    testedBy: 'team',
  }),
  branch: pattern(/^[\w-][\w./-]*$/, 'Write the name of a branch, such as main')
    .default('main')
    .describe('The branch that the site is built from. If empty, main.'),
  applicationId: pattern(
    /^[\w-]{8,200}$/,
    'Write the long ID that GitHub shows for the application: letters and digits without spaces',
  )
    .optional()
    .meta({
      title: 'Client ID',
      description:
        'The client ID of a GitHub App of yours, for signing in with one tap where the host runs functions. It is not a secret. If empty, people sign in with a token.',
    }),
}).meta({ title: 'GitHub' });

/** Whether the site has an editor at /admin/, and where that saves. */
export const editingSetting = z
  .union(
    [z.literal('none').meta({ title: 'None', description: 'The site has no editor.' }), gitHub],
    'Write none, or below it "service: github" and its fields',
  )
  .default('none')
  .meta({
    description: 'The editor of the site at /admin/, and the project where it saves.',
    inFile: 'docs/live.md says how to set it up.',
  });

/** The settings of the service where the editor saves. */
export type EditingService = z.infer<typeof gitHub>;

/** Whether the site has an editor, and where that saves. */
export const EDITING_FIELD = defineField({
  file: 'organisation',
  path: ['editing'],
  schema: editingSetting,
});
