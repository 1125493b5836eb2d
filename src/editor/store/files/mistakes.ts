import { hasNoText } from '#content/data';
import { type Field, fieldAt, type Path, valueAt } from '#content/fields';
import type { ContentProblem } from '#content/reading';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { WORDS } from '../../words/words.ts';
import { fullLabel, labelOfPath, withFormNames } from '../data/labels.ts';
import { fileFieldAt } from './file-schema.ts';
import type { OpenProject } from './open-project.ts';

/** A reference to a field: its path and its labels. */
export interface FieldRef {
  /** The file of the form, from the project's root. */
  path: string;
  /** Its joined keys, such as `questions.2.answer`; empty for the whole form. */
  keyPath: string;
  /** Its label with those of its ancestors: `Questions › 3 › Answer`. */
  label: string;
  /** The name of the form: `Français › Home`. */
  form: string;
}

/** A mistake in a field that would stop the build. */
export interface Mistake extends FieldRef {
  /** What to do, as a sentence. */
  message: string;
  /** A sentence about the current value. */
  saysNow?: string;
  /** Whether the field is empty. */
  isEmpty: boolean;
  /** Another form in which it could be corrected too. */
  fixableIn?: FieldRef;
}

/** The path of the control that shows a path: the choice itself for the word of a choice. */
function pathOfControl(file: Field, path: Path, data: unknown): Path {
  const around = path.slice(0, -1);
  const field = fieldAt(file, around, data);
  return field?.kind === 'choice' && path.at(-1) === field.by ? around : path;
}

/** The key path of the form field at a path: the list for an item of a list of texts. */
function keyPathOf(file: Field, path: Path, data: unknown): string {
  const end = path.findIndex((_, index) => {
    const value = valueAt(data, path.slice(0, index));
    const { item } = fieldAt(file, path.slice(0, index), data) ?? {};
    return value === undefined || (Array.isArray(value) && item && item.type === 'string');
  });
  return path.slice(0, end < 0 ? path.length : end).join('.');
}

/** The name of a form, after its language unless that is the first one. */
export function formName(texts: OpenProject, path: string): string {
  const { kind, name, code, inside } = MODEL.fileInfoOf(path);
  if (kind === 'translation record')
    return fill(WORDS.publish.translations, { language: texts.nameOfLanguage(code) });
  const heading = kind === 'custom page' ? texts.shownCustomPage(path)?.heading : undefined;
  const pageTitle = heading || inside.replace(/^.*\/|\.yaml$/g, '') || WORDS.pages.new;
  const isFirst = code === '' || code === texts.first;
  return `${isFirst ? '' : `${texts.nameOfLanguage(code)} › `}${MODEL.files.get(name)?.title ?? pageTitle}`;
}

/** The reference to a field. @param keys empty for the whole form */
export function fieldRef(texts: OpenProject, path: string, keys: Path = []): FieldRef {
  const file = fileFieldAt(path);
  const form = formName(texts, path);
  if (keys.length === 0) return { path, keyPath: '', label: '', form };
  const data = texts.formValues(path);
  const control = pathOfControl(file, keys, data);
  const label = labelOfPath(file, control, data);
  return { path, keyPath: keyPathOf(file, control, data), label, form };
}

/**
 * Converts problems of the build to mistakes that name forms and fields instead of files and lines.
 */
export function mistakesOf(problems: readonly ContentProblem[], texts: OpenProject): Mistake[] {
  const mistakes = problems.map((problem): Mistake => {
    const { file, path: keys, line, message, saysNow, fixableIn } = problem;
    const data = texts.formValues(file);
    // A file that cannot be parsed has no form: name the line.
    const isBroken = data === undefined && line;
    const lineNote = isBroken ? `${fill(WORDS.publish.line, { line: String(line) })} ` : '';
    return {
      ...fieldRef(texts, file, keys),
      message: `${lineNote}${withFormNames(message)}`,
      ...(saysNow !== undefined && { saysNow }),
      isEmpty: keys.length > 0 && data !== undefined && hasNoText(valueAt(data, keys)),
      ...(fixableIn && fixableIn.file !== file && { fixableIn: fieldRef(texts, fixableIn.file) }),
    };
  });
  // The build reports a link in the facts once for each language: keep one report.
  const keyOf = ({ path, keyPath, message }: Mistake) => [path, keyPath, message].join('\n');
  return [...new Map(mistakes.map((mistake) => [keyOf(mistake), mistake])).values()];
}

/** The mistakes of a file itself. Missing texts are allowed in an unpublished language. */
export function mistakesIn(texts: OpenProject, path: string): Mistake[] {
  const { problems = [] } = texts.checkedData(path);
  const isUnfinished = texts.isUnfinished(path);
  const counted = problems.filter(({ missing }) => !(missing && isUnfinished));
  return mistakesOf(counted, texts);
}

/** A mistake as one sentence. @param field its label, by default after that of its form */
export const mistakeSentence = (mistake: Mistake, field = fullLabel(mistake)): string =>
  [field, [mistake.message, mistake.saysNow].filter(Boolean).join(' ')].filter(Boolean).join(': ');
