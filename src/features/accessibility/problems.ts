import type { z } from 'zod';
import { fileIn, valueOf } from '../../core/content-file.ts';
import type { Project } from '../../core/project/project.ts';
import { STATEMENT, STATEMENT_WORDS } from './schema.ts';
import type { ContentProblem } from '../../core/reading/content-error.ts';
import { isPlaceholder } from '../../core/text/placeholders.ts';
import { contentPath } from '../../core/schemas/index.ts';

/** A published accessibility statement must name a real address and promise an answer. */
export function statementProblems({
  code,
  organisation,
  accessibility,
}: {
  code: string;
  organisation: { supportEmail: string };
  accessibility: Pick<z.infer<typeof STATEMENT_WORDS.schema>, 'answerWithin'>;
}): ContentProblem[] {
  const { supportEmail } = organisation;
  const facts = contentPath('organisation', code);
  const address: ContentProblem = {
    file: facts,
    path: ['supportEmail'],
    message: `expected an email address that somebody reads, because the accessibility statement is published and sends reports there, found "${supportEmail}". Set it, or write "publish: false" below accessibilityStatement.`,
  };
  const answer: ContentProblem = {
    file: fileIn(STATEMENT_WORDS, code),
    path: ['answerWithin'],
    message: `expected how soon somebody answers, such as 5 working days, because the accessibility statement is published. Set it, or write "publish: false" below accessibilityStatement of ${facts}.`,
  };
  return [
    ...(isPlaceholder(supportEmail) ? [address] : []),
    ...(accessibility.answerWithin ? [] : [answer]),
  ];
}

/** What is wrong with the accessibility statement, if it is published. */
export function statementMistakes(project: Project): ContentProblem[] {
  const organisation = project.data('organisation', '');
  if (!organisation || !valueOf(STATEMENT, organisation).publish) return [];
  return project.published().flatMap((code) => {
    const accessibility = project.of(STATEMENT_WORDS, code);
    return accessibility ? statementProblems({ code, organisation, accessibility }) : [];
  });
}
