import { type LaunchIssue, launchIssues } from '#content/launch';
import { withFormNames } from '../../form/labels.ts';
import { fieldRef, type FieldRef } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** Something that is still to be decided before the site goes live. */
export interface Missing extends FieldRef {
  /** What visitors see until then, as a sentence. */
  message: string;
  /** Whether it misleads visitors, or loses messages or donations. */
  isBlocker: boolean;
  /** How many other fields of the same form it is about. */
  more: number;
}

/** The field of a form to which an issue leads. */
function fieldOf(texts: TextFiles, { file, path }: LaunchIssue): FieldRef {
  if (file.startsWith('content/images/'))
    return { path: file, keyPath: '', label: 'Logo', form: 'Pictures' };
  const isHidden = texts.schema(file, path)?.format === 'hidden';
  return fieldRef(texts, file, isHidden ? path.slice(0, -1) : path);
}

/**
 * What `npm run launch` would list for the project, without what needs a network.
 * @param samples names of the files in content/images that the site was shipped with
 * @param now in ms since 1970
 */
export const missingIssues = (
  texts: TextFiles,
  samples: ReadonlySet<string>,
  now = Date.now(),
): Missing[] =>
  launchIssues(texts.project, samples, now).map((issue) => ({
    ...fieldOf(texts, issue),
    message: withFormNames(issue.today),
    isBlocker: issue.severity === 'blocker',
    more: issue.more ?? 0,
  }));
