import type { z } from 'zod';
import { hasNoText } from '../data/values.ts';
import { hintInFile } from '../fields/field-meta.ts';
import { chosenField, type Field, fieldAt, valueAt } from '../fields/field.ts';
import { printable } from '../text/characters.ts';
import { formatPath, type ContentProblem } from './content-error.ts';

type Issue = z.core.$ZodIssue;

/** Splits an issue: one for each unknown field, or those of the only union option that fits. */
function unfold(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const isWithin = ({ code, path }: Issue) => code === 'unrecognized_keys' || path.length > 0;
  const [meant, ...others] = issue.errors.filter((errors) => errors.every(isWithin));
  if (!meant || others.length > 0) return [issue];
  return meant.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** How messages name the types that zod expects. */
const TYPE_NAMES: Record<string, string> = {
  string: 'a text between quotation marks',
  object: 'its fields below it, indented',
  array: 'a list whose lines start with "- "',
  boolean: 'true or false',
};

/** The message for a value of the wrong type, if a schema has none of its own. */
export const wrongTypeMessage: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type'
    ? `Write ${TYPE_NAMES[issue.expected] ?? issue.expected}`
    : undefined;

type Sentences = Pick<ContentProblem, 'message' | 'saysNow'>;

function sentences(issue: Issue, value: unknown, expected: Field | undefined): Sentences {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(expected?.fields ?? {});
    const [key = ''] = issue.keys;
    // Before a choice is made, no fields are known.
    const fields = known.length > 0 ? ` The fields here are ${known.join(', ')}.` : '';
    return { message: `"${printable(key)}" is not a field here.${fields}` };
  }
  // A rule of the group around a field, or a choice of groups, says itself what is missing.
  const isLeftOut = value === undefined && !['custom', 'invalid_union'].includes(issue.code);
  if (isLeftOut || value === '' || (value === null && issue.code === 'invalid_type'))
    return { message: 'Fill this in.' };
  // Some messages contain the value already.
  const quoted = typeof value === 'string' && value ? `"${printable(value)}"` : '';
  const isSaid = !quoted || issue.message.includes(quoted);
  return { message: `${issue.message}.`, ...(!isSaid && { saysNow: `It says ${quoted} now.` }) };
}

interface FieldMistake extends Sentences, Pick<ContentProblem, 'hint' | 'missing' | 'inFile'> {
  path: PropertyKey[];
  /** The unknown fields, if that is the mistake. */
  unknown?: string[];
}

/**
 * Turns the issues of a schema into sentences.
 * @param file the field of the whole file, for its descriptions
 */
export function fieldMistakes(
  issues: readonly Issue[],
  data: unknown,
  file: Field,
): FieldMistake[] {
  const all = issues.flatMap(unfold);
  const wrongTypes = new Set(
    all.flatMap(({ code, path }) => (code === 'invalid_type' ? formatPath(path) : [])),
  );
  // A text where a list belongs is also "too short": only the wrong type is worth reporting.
  const isLength = ({ code, path }: Issue) =>
    /^too_/.test(code) && wrongTypes.has(formatPath(path));
  return all
    .filter((issue) => !isLength(issue))
    .map((issue): FieldMistake => {
      const { path } = issue;
      const value = valueAt(data, path);
      const place = fieldAt(file, path, data);
      const field = (place && chosenField(place, value)) ?? place;
      const sentencesOfIssue = sentences(issue, value, field);
      if (issue.code === 'unrecognized_keys')
        return { path, unknown: issue.keys, ...sentencesOfIssue };
      // Some checks of a schema also say how to write the value in a file.
      const inFile: unknown = issue.code === 'custom' ? issue.params?.['inFile'] : undefined;
      return {
        path,
        ...(typeof inFile === 'string' && { inFile }),
        ...(hasNoText(value) && { missing: true }),
        ...sentencesOfIssue,
        hint: field && hintInFile(field),
      };
    });
}
