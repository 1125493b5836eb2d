import { type Organisation, checkedValue } from '#content/files';
import {
  type LaunchInput,
  type LaunchIssue,
  type Feature,
  isBlockOfKind,
  type PageWithBlocks,
  type Project,
} from '#content/project';
import { CONTACT_FIELD, DELIVERY_WORDS, PRIVACY_BLOCK, THANK_YOU_PATH } from './content.ts';
import { chooseTransport, originsOf } from './transport.ts';

const transportBy = (settings: Organisation) =>
  chooseTransport(checkedValue(CONTACT_FIELD, settings).delivery, settings);

function transportOfProject(project: Project) {
  const settings = project.organisation();
  return settings && transportBy(settings);
}

const hasEndpoint = (project: Project) => transportOfProject(project)?.endpoint !== undefined;

const NO_NOTICE =
  'Messages are delivered, but no published page tells visitors what happens to them (privacy notice).';

const hasNotice = ({ blocks }: Pick<PageWithBlocks, 'blocks'>) =>
  blocks.some(isBlockOfKind(PRIVACY_BLOCK));

/** Reports that messages are delivered without a published page with a privacy notice. */
export function privacyIssues({ project, fields, customPages }: LaunchInput): LaunchIssue[] {
  const published = project.publishedLanguages().flatMap((code) => project.pagesWithBlocks(code));
  if (published.some(hasNotice)) return [];
  return fields.flatMap(({ path, value, file, line }) => {
    if (path.join('.') !== 'contact.delivery' || value === 'none') return [];
    const draft = customPages.find(hasNotice);
    const location = draft ? project.locate(draft.file, ['publish']) : { file, line, path };
    return [{ severity: 'blocker', today: NO_NOTICE, ...location }];
  });
}

/** How the messages of visitors reach the team, and the privacy notice about it. */
export const delivery: Feature = {
  name: 'delivery',
  files: [DELIVERY_WORDS],
  fields: [CONTACT_FIELD],
  blocks: [PRIVACY_BLOCK],
  routes: [
    {
      pattern: `/[...language]${THANK_YOU_PATH}`,
      entrypoint: './src/site/features/delivery/thank-you.astro',
      isUsed: hasEndpoint,
    },
  ],
  isUsed: (project) => transportOfProject(project) !== undefined,
  paths: (project) => (hasEndpoint(project) ? [THANK_YOU_PATH] : []),
  launchIssues: privacyIssues,
  origins: (settings) => originsOf(transportBy(settings), settings.siteAddress),
};
