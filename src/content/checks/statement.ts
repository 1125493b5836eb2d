import type { Content } from '../content.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { isPlaceholder } from '../text/placeholders.ts';
import { contentPath } from '../schemas/index.ts';

/** The input of the check. */
type Statement = {
  code: string;
  organisation: Pick<Content['organisation'], 'supportEmail'>;
  accessibility: Pick<Content['accessibility'], 'answerWithin'>;
};

/**
 * Checks that a published accessibility statement sends reports to a real address and promises an
 * answer.
 * @throws ContentError if the support email is a placeholder, or the response time is missing
 */
export function checkStatement({ code, organisation, accessibility }: Statement): void {
  const { supportEmail } = organisation;
  const facts = contentPath('organisation', code);
  const problems: ContentProblem[] = [];
  if (isPlaceholder(supportEmail)) {
    problems.push({
      file: facts,
      field: 'supportEmail',
      message: `expected an email address that somebody reads, because the accessibility statement is published and sends reports there, found "${supportEmail}". Set it, or write "publish: false" below accessibilityStatement.`,
    });
  }
  if (!accessibility.answerWithin) {
    problems.push({
      file: contentPath('accessibility', code),
      field: 'answerWithin',
      message: `expected how soon somebody answers, such as 5 working days, because the accessibility statement is published. Set it, or write "publish: false" below accessibilityStatement of ${facts}.`,
    });
  }
  throwProblems(problems);
}
