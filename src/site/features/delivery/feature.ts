import type { Organisation } from '#content/fields';
import { type Feature, type Project, valueOf } from '#content/project';
import { CONTACT, DELIVERY_WORDS, PRIVACY } from './content.ts';
import { privacyIssues } from './launch-issues.ts';
import { originsOf, THANK_YOU, wayOf } from './way.ts';

const wayBy = (settings: Organisation) => wayOf(valueOf(CONTACT, settings).delivery, settings);

function hasEndpoint(project: Project): boolean {
  const settings = project.organisation();
  return settings !== undefined && wayBy(settings)?.endpoint !== undefined;
}

/** How the messages of visitors reach the team, and the privacy notice about it. */
export const delivery: Feature = {
  name: 'delivery',
  files: [DELIVERY_WORDS],
  fields: [CONTACT],
  blocks: [PRIVACY],
  routes: [
    {
      pattern: `/[...language]${THANK_YOU}`,
      entrypoint: './src/site/features/delivery/thank-you.astro',
      isUsed: hasEndpoint,
    },
  ],
  isUsed: (project) => {
    const settings = project.organisation();
    return settings !== undefined && wayBy(settings) !== undefined;
  },
  paths: (project) => (hasEndpoint(project) ? [THANK_YOU] : []),
  launchIssues: privacyIssues,
  origins: (settings) => originsOf(wayBy(settings), settings.siteAddress),
};
