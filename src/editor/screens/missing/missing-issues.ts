import { isOfStep, launchIssues } from '#content/launch';
import type { LaunchIssue } from '#content/project';
import { MODEL } from '#site/features';
import { IMAGES } from '../../store/assets/find-file.ts';
import { withFormNames } from '../../store/data/labels.ts';
import { fieldRef, type FieldRef } from '../../store/files/mistakes.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { WORDS } from '../../words/words.ts';

/** The field to open for an issue. */
function fieldOf(texts: OpenProject, { file, path }: LaunchIssue): FieldRef {
  // The logo is the only picture that no file names.
  if (file.startsWith(IMAGES)) {
    const { title: form } = MODEL.file('pictures');
    return { path: file, keyPath: '', label: WORDS.missing.logo, form };
  }
  const isHidden = texts.field(file, path)?.kind === 'hidden';
  return fieldRef(texts, file, isHidden ? path.slice(0, -1) : path);
}

/**
 * The issues that `npm run launch` lists, without those of the ten steps and those that need a network.
 * @param samples the names of the pictures that the site was shipped with
 * @param now in ms since 1970
 */
export const missingIssues = (texts: OpenProject, samples: ReadonlySet<string>, now = Date.now()) =>
  launchIssues(texts, samples, now)
    .filter((issue) => !isOfStep(texts, issue))
    .map((issue) => ({
      ...fieldOf(texts, issue),
      /** What visitors see now, as a sentence. */
      message: withFormNames(issue.today),
      /** Whether the message ends with an address. */
      endsInAddress: issue.address !== undefined,
      /** Whether it misleads visitors, or loses messages or donations. */
      isBlocker: issue.severity === 'blocker',
      /** How many more fields of the same form have this issue. */
      more: issue.more ?? 0,
    }));

/** A launch issue with the label of its field. */
export type Missing = ReturnType<typeof missingIssues>[number];
