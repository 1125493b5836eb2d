import type { Content } from '../../core/content.ts';
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
  organisation: Pick<Content['organisation'], 'supportEmail'>;
  accessibility: Pick<Content['accessibility'], 'answerWithin'>;
}): ContentProblem[] {
  const { supportEmail } = organisation;
  const facts = contentPath('organisation', code);
  const address: ContentProblem = {
    file: facts,
    path: ['supportEmail'],
    message: `expected an email address that somebody reads, because the accessibility statement is published and sends reports there, found "${supportEmail}". Set it, or write "publish: false" below accessibilityStatement.`,
  };
  const answer: ContentProblem = {
    file: contentPath('accessibility', code),
    path: ['answerWithin'],
    message: `expected how soon somebody answers, such as 5 working days, because the accessibility statement is published. Set it, or write "publish: false" below accessibilityStatement of ${facts}.`,
  };
  return [
    ...(isPlaceholder(supportEmail) ? [address] : []),
    ...(accessibility.answerWithin ? [] : [answer]),
  ];
}
