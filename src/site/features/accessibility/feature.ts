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
    message: `Write an email address that somebody reads, because the accessibility statement is published and sends reports there. It says "${supportEmail}" now. Set it, or write "publish: false" below accessibilityStatement.`,
  };
  const answer: ContentProblem = {
    file: fileIn(STATEMENT_WORDS, code),
    path: ['answerWithin'],
    message: `Say how soon somebody answers, such as 5 working days, because the accessibility statement is published. Set it, or write "publish: false" below accessibilityStatement of ${settingsFile}.`,
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
