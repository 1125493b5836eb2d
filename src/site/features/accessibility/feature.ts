import { CONTENT_FILES, fileIn, valueOfAddedField } from '#content/files';
import { type Feature, valueOfField, type Project } from '#content/project';
import type { ContentProblem } from '#content/reading';
import { isPlaceholder } from '#content/text';
import { PATH, STATEMENT_FIELD, STATEMENT_WORDS } from './content.ts';

/** The settings, if they publish the statement. */
function publishingSettings(project: Project) {
  const settings = project.organisation();
  return settings && valueOfAddedField(STATEMENT_FIELD, settings).publish ? settings : undefined;
}

/** How to hide the statement, in words for the file. */
const HIDE = '"publish: false" below accessibilityStatement of organisation.yaml';

/** Refuses a published statement without a real email address or without a promised time of answer. */
export function statementProblems(
  code: string,
  supportEmail: string,
  answerWithin: string | undefined,
): ContentProblem[] {
  const settingsFile = fileIn(CONTENT_FILES.organisation, code);
  const address: ContentProblem = {
    file: settingsFile,
    path: ['supportEmail'],
    message:
      'Write an email address that somebody reads, because the accessibility statement sends reports there, or hide the statement.',
    saysNow: `It says "${supportEmail}" now.`,
    inFile: HIDE,
  };
  const answer: ContentProblem = {
    file: fileIn(STATEMENT_WORDS, code),
    path: ['answerWithin'],
    message:
      'Say how soon somebody answers, such as 5 working days, because visitors see the accessibility statement, or hide the statement.',
    inFile: HIDE,
  };
  return [...(isPlaceholder(supportEmail) ? [address] : []), ...(answerWithin ? [] : [answer])];
}

/** The accessibility statement, a page of its own. */
export const accessibility: Feature = {
  name: 'accessibility',
  files: [STATEMENT_WORDS],
  fields: [STATEMENT_FIELD],
  routes: [
    {
      pattern: `/[...language]${PATH}`,
      entrypoint: './src/site/features/accessibility/route.astro',
      isUsed: (project) => publishingSettings(project) !== undefined,
    },
  ],
  paths: (project) => (publishingSettings(project) ? [PATH] : []),
  pages: (content) => {
    if (!valueOfField(content, STATEMENT_FIELD).publish) return [];
    const { link, heading, title, description } = content.of(STATEMENT_WORDS);
    return [{ kind: 'accessibility', path: PATH, link, heading: [heading], title, description }];
  },
  problems: (project) => {
    const settings = publishingSettings(project);
    if (!settings) return [];
    return project.publishedLanguages().flatMap((code) => {
      const words = project.of(STATEMENT_WORDS, code);
      return words ? statementProblems(code, settings.supportEmail, words.answerWithin) : [];
    });
  },
};
