import { z } from 'zod';
import { group, matching, siteAddress } from '../src/core/schemas/fields.ts';

const REPOSITORY =
  'Write its owner and its name with a slash between them, such as our-team/website';

const project = (ownedBy: RegExp) => ({
  repository: matching(ownedBy, REPOSITORY).describe('Its owner and name: our-team/website.'),
  branch: matching(/^[\w-][\w./-]*$/, 'Write the name of a branch, such as main')
    .default('main')
    .describe('The branch that the site is built from; without it main.'),
});

const ONE_OWNER = /^[\w.-]+\/[\w.-]+$/;
/** GitLab has nested groups. */
const OWNERS = /^[\w.-]+(\/[\w.-]+)+$/;

const applicationId = matching(
  /^[\w-]{8,200}$/,
  'Copy the long ID that the service shows for the application: letters and digits without spaces',
)
  .optional()
  .meta({
    title: 'Application ID',
    description:
      'The ID of an application that you register at the service, for signing in with name and password there. It is not a secret. Without it people sign in with a token.',
  });

const gitHub = group('The project is hosted at github.com.', {
  service: z.literal('github').describe('github: the project is hosted at github.com.'),
  ...project(ONE_OWNER),
  applicationId: applicationId.meta({
    title: 'Client ID',
    description:
      'The client ID of a GitHub App of yours, for signing in with one tap where the host runs functions. It is not a secret. Without it people sign in with a token.',
  }),
}).meta({ title: 'GitHub' });

const gitLab = group('The project is hosted at gitlab.com or at a GitLab of your own.', {
  service: z.literal('gitlab').describe('gitlab: the project is hosted at a GitLab.'),
  ...project(OWNERS),
  address: siteAddress('Address of your own GitLab; without it gitlab.com.').optional(),
  applicationId,
}).meta({ title: 'GitLab' });

const gitea = group('The project is hosted at Codeberg, or at a Gitea or Forgejo of your own.', {
  service: z.literal('gitea').describe('gitea: the project is hosted at a Gitea or Forgejo.'),
  ...project(ONE_OWNER),
  address: siteAddress('Address of the Gitea or Forgejo, such as https://codeberg.org.'),
  applicationId,
}).meta({ title: 'Codeberg, Gitea or Forgejo' });

/** Whether the site has an editor at /admin/, and where that saves. */
export const editing = z
  .union(
    [
      z.literal('none').meta({ title: 'None', description: 'The site has no editor.' }),
      z.discriminatedUnion('service', [gitHub, gitLab, gitea], 'Write github, gitlab or gitea'),
    ],
    'Write none, or below it "service: github", "service: gitlab" or "service: gitea" and its fields',
  )
  .default('none')
  .meta({
    description:
      'An editor of the site in the browser, at /admin/ of its address, and the service to which it saves.',
    inFile: 'docs/editing.md says how to set it up.',
  });

/** The services to which the editor can save. */
export type EditingService = Exclude<z.infer<typeof editing>, 'none'>;
