import { type JsonSchema, type Path, schemaAt, valueAt } from '#content/fields';
import type { ContentProblem } from '#content/reading';
import { fullLabel, labelOfPath, withFormNames, LABELS } from '../../form/labels.ts';
import { isBlank, textOf } from '../../form/values.ts';
import { fileHandlerAt } from './file-handler.ts';
import { pathOf, fileInfoOf } from './model.ts';
import type { TextFiles } from './text-files.ts';

/** A field of a form: its name in words, and its place. */
export interface FieldRef {
  /** The file of the form, from the project's root. */
  path: string;
  /** Its keys, joined: `questions.2.answer`; empty for the whole form. */
  keyPath: string;
  /** The field by the labels of the form: `Questions › 3 › Answer`. */
  label: string;
  /** The name of the form: `Français › Home`. */
  form: string;
}

/** Something that keeps the site from being built. */
export interface ValidationError extends FieldRef {
  /** What is expected there, as a sentence. */
  message: string;
  /** What the field says now, as a sentence. */
  saysNow?: string;
  /** Whether the field is empty. */
  isEmpty: boolean;
  /** Another form that could fix it too. */
  fixableIn?: FieldRef;
}

/**
 * The field of a form for a path: a list of texts is one field, and an empty group has none inside.
 */
function keyPathOf(schema: JsonSchema, path: Path, data: unknown): string {
  const end = path.findIndex((_, index) => {
    const value = valueAt(data, path.slice(0, index));
    const { items } = schemaAt(schema, path.slice(0, index), data) ?? {};
    return value === undefined || (Array.isArray(value) && items?.type === 'string');
  });
  return path.slice(0, end < 0 ? path.length : end).join('.');
}

/** The name of a form, after its language if that is not the first one. */
export function formName(texts: TextFiles, path: string): string {
  const { name, code, inside } = fileInfoOf(path);
  if (name === 'record') return 'Translations';
  const heading = name === 'own' ? texts.customPage(path)?.heading : undefined;
  const pageTitle = heading || inside.replace(/^.*\/|\.yaml$/g, '') || 'New page';
  const language = textOf(valueAt(texts.shown(pathOf('language', code)), ['ownName'])) || code;
  const isFirst = code === '' || code === texts.first;
  return `${isFirst ? '' : `${language} › `}${name === 'own' || name === 'unknown' ? pageTitle : LABELS[name]}`;
}

/** The place of a field. @param keys empty for the whole form */
export function fieldRef(texts: TextFiles, path: string, keys: Path = []): FieldRef {
  const { schema } = fileHandlerAt(path);
  const form = formName(texts, path);
  if (keys.length === 0) return { path, keyPath: '', label: '', form };
  const data = texts.data(path);
  const label = labelOfPath(schema, keys, data);
  return { path, keyPath: keyPathOf(schema, keys, data), label, form };
}

/** Problems of the build by the labels of forms instead of files and lines. */
export function mistakesOf(
  problems: readonly ContentProblem[],
  texts: TextFiles,
): ValidationError[] {
  const mistakes = problems.map(
    ({ file, path: keys, line, message, saysNow, fixableIn }): ValidationError => {
      const fileData = texts.data(file);
      const data = keys.length === 0 ? undefined : fileData;
      // No form leads to a place in a file that somebody has broken by hand.
      const lineNote = fileData === undefined && line ? `Line ${line}: ` : '';
      return {
        ...fieldRef(texts, file, keys),
        message: lineNote + withFormNames(message),
        ...(saysNow !== undefined && { saysNow }),
        isEmpty: data !== undefined && isBlank(valueAt(data, keys)),
        ...(fixableIn && fixableIn.file !== file
          ? { fixableIn: fieldRef(texts, fixableIn.file) }
          : {}),
      };
    },
  );
  // The build names a link of the facts once for each language.
  return [
    ...new Map(
      mistakes.map((mistake) => [
        [mistake.path, mistake.keyPath, mistake.message].join('\n'),
        mistake,
      ]),
    ).values(),
  ];
}

/** What the build would refuse in a file itself. A language that nobody sees may lack texts. */
export function mistakesIn(texts: TextFiles, path: string): ValidationError[] {
  const { problems = [] } = texts.project.check(path);
  const isUnfinished = texts.isUnfinished(path);
  return mistakesOf(
    problems.filter(({ missing }) => !(missing && isUnfinished)),
    texts,
  );
}

/** A mistake in one sentence. @param field in words; with its form unless that is open */
export const mistakeSentence = (mistake: ValidationError, field = fullLabel(mistake)): string =>
  [field, [mistake.message, mistake.saysNow].filter(Boolean).join(' ')].filter(Boolean).join(': ');
