import type { Content } from '../content.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { isPlaceholder } from '../text/placeholders.ts';
import { contentPath } from '../schemas/index.ts';

/** What the check has to know. */
type Statement = {
  code: string;
  organisation: Pick<Content['organisation'], 'supportEmail'>;
  accessibility: Pick<Content['accessibility'], 'answerWithin'>;
};

/**
 * Keeps a published accessibility statement from sending people who meet a barrier to an address that nobody reads, and
 * from promising no answer at all.
 * @throws ContentError while the support e-mail is a placeholder, or nothing says how soon somebody answers
 */
export function checkStatement({ code, organisation, accessibility }: Statement): void {
  const { supportEmail } = organisation;
  const facts = contentPath('organisation', code);
  const problems: ContentProblem[] = [];
  if (isPlaceholder(supportEmail)) {
    problems.push({
      file: facts,
      field: 'supportEmail',
      message: `expected an e-mail address that somebody reads, because the accessibility statement is published and sends reports there, found "${supportEmail}". Set it, or write "publish: false" below accessibilityStatement.`,
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
